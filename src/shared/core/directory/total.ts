import type { Pagination } from './directory.contract.ts'

/** The number of entries on all pages, or the number up to which they are counted. */
export type Total = Pick<Pagination, 'total' | 'totalIsMinimum'>

/** The number of pages that are known to exist. */
export const pagesOf = ({ total, totalIsMinimum }: Total, limit: number): number =>
  Math.ceil((total + (totalIsMinimum ? 1 : 0)) / limit)
