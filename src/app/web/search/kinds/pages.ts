import { navigate } from 'wouter/use-browser-location'
import { pages as allPages } from '#shared/core/pages.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { SearchKind } from '../search-kind.ts'

/** The app's pages, by their names in the menu. */
export const pages: SearchKind = {
  name: 'pages',
  find: async (text) => {
    const wanted = text.toLocaleLowerCase()
    return allPages
      .filter(({ menu }) => menu !== 'none')
      .map(({ name, path }) => ({ path, title: t(`pages:${name}.link`) }))
      .filter(({ title }) => title.toLocaleLowerCase().includes(wanted))
      .map(({ path, title }) => ({ id: `page-${path}`, title, detail: '', open: () => navigate(path) }))
  },
}
