import { z } from 'zod'
import { described, nameIn } from '../contract/fields.ts'
import { pageQuery, pagination } from '../directory/directory.contract.ts'
import { exportFormats } from './export-formats.ts'

/** The rows on a page of an admin table, unless the query says otherwise. */
const ROWS = 25

/**
 * The query of an admin table: a search in the named fields, a page, and the order by one of `sorts`, the first by default; a
 * `-` before the name reverses it.
 */
export const tableQuery = <const Sort extends string>(
  searched: string,
  sorts: readonly [Sort, ...Sort[]],
  rows = ROWS,
) => ({
  ...pageQuery(rows, searched),
  sort: described(
    nameIn([...sorts, ...sorts.map((name) => `-${name}` as const)]).optional(),
    'The order; a minus reverses it.',
    sorts[0],
  ),
})

/** The query of an export: that of its table, without pages, and a format. */
export const exportQuery = <Shape extends ReturnType<typeof tableQuery> & z.ZodRawShape>(table: Shape) => {
  const { page: _page, limit: _limit, ...rest } = table
  return { ...rest, format: described(z.enum(exportFormats).default('csv'), 'The format of the file.') }
}

/** A page of rows. */
export const tableAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: described(z.array(row), 'The rows of this page.'), pagination })

/**
 * The answer of a call that does something to several items, named in the plural: the ids to which it was done, and those that a
 * rule refused, with an example of a code.
 */
export const actionAnswer = (items: string, id: z.ZodType<string> = z.string(), refusal = 'not_found') =>
  z.object({
    done: described(z.array(id), `The ${items} to which it was done.`),
    refused: described(
      z.array(z.object({ id, code: described(z.string(), 'Why not.', refusal) })),
      `The ${items} to which it was not done.`,
    ),
  })
