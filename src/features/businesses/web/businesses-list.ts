import type { DirectoryList } from '#shared/web/directory/read-directory.ts'
import { readBusinesses } from '../core/businesses.contract.ts'

/** The businesses, for their page and for the header’s search. */
export const businessesList: DirectoryList = {
  path: '/islamic-business',
  source: { path: readBusinesses.path, entries: 'businesses' },
}
