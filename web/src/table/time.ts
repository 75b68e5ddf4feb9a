/** A span of time, as short as it can be read: 0:41, 12:05, 3 h, 2 d. */
export function span(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  if (seconds < 2 * 86400) return `${Math.round(seconds / 3600)} h`
  return `${Math.round(seconds / 86400)} d`
}
