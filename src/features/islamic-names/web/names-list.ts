import type { DirectoryList } from '#shared/web/directory/read-directory.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { readNames } from '../core/islamic-names.contract.ts'

/** The names in the language of the interface, for their page and for the header’s search. */
export const namesList: DirectoryList = {
  path: '/islamic-names',
  get source() {
    return { path: readNames.path, entries: 'names', fixed: { language: currentLanguage().code } }
  },
}
