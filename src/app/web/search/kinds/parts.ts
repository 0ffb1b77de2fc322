import { t } from '#shared/web/i18n/i18n.ts'
import { sections } from '../../home/sections.ts'
import type { SearchKind } from '../search-kind.ts'

const HOME = '/'

/** Sections of the home page, by their names, while it is open. */
export const partsOfThePage: SearchKind = {
  name: 'parts',
  find: async (text) => {
    if (location.pathname !== HOME) return []
    const wanted = text.toLocaleLowerCase()
    return sections
      .map(({ id }) => ({ id, title: t(`menu:sections.${id}`) }))
      .filter(({ title }) => title.toLocaleLowerCase().includes(wanted))
      .map(({ id, title }) => ({ id, title, detail: '', open: () => location.assign(`/#${id}`) }))
  },
}
