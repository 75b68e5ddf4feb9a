/** Small values kept in this browser. Storage may be switched off: then they last as long as the page. */

const memory = new Map<string, string>()

export function recall<T>(key: string, fallback: T): T {
  let text: string | null
  try {
    text = localStorage.getItem(`roundhouse.${key}`)
  } catch {
    text = memory.get(key) ?? null
  }
  if (text === null) return fallback
  try {
    return JSON.parse(text)
  } catch {
    return fallback
  }
}

/** What is kept under names that begin like this. */
export function kept(start: string): string[] {
  const own = `roundhouse.${start}`
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(own))
      .map((key) => key.slice('roundhouse.'.length))
  } catch {
    return [...memory.keys()].filter((key) => key.startsWith(start))
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(`roundhouse.${key}`, text)
  } catch {
    memory.set(key, text)
  }
}

export function erase(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(`roundhouse.${key}`)
  } catch {
    return
  }
}
