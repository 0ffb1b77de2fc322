/**
 * The addresses that exist. The server gives each its title and description (`locales/<language>/pages.json`, by name),
 * the web finds its page by the same name, and menus list only what is here.
 */
export const pages: readonly Page[] = [{ path: '/', name: 'home', menu: 'primary' }]

export type PageName = 'home'

export interface Page {
  readonly path: string
  readonly name: PageName
  /** Where links to it stand: the header's six, the full menu alone, or nowhere. */
  readonly menu: 'primary' | 'menu' | 'none'
}
