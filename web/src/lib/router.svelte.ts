/** Addresses: / , /table/ID , /replay/ID?ply=87 , /puzzles/GAME/ID , /rules/GAME . */

class Router {
  path = $state(location.pathname)
  search = $state(location.search)
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
  }

  private read(): void {
    this.path = location.pathname
    this.search = location.search
    this.hash = location.hash
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address)
    else {
      history.pushState(null, '', address)
      scrollTo(0, 0)
    }
    this.read()
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean)
  }
}

export const router = new Router()

/** For links inside the client: a plain click stays on the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget instanceof Element ? event.currentTarget.closest('a') : null
  if (
    !link ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  event.preventDefault()
  router.go(link.getAttribute('href') ?? '/')
}
