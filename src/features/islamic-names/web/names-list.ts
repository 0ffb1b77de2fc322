import type { DirectoryList } from '#shared/web/directory/read-directory.ts'
import { readNames } from '../core/islamic-names.contract.ts'

/** The names, for their page and for the header’s search. */
export const namesList: DirectoryList = {
  path: '/islamic-names',
  source: { path: readNames.path, entries: 'names' },
}
