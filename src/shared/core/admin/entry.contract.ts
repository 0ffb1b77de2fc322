import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { described, nameIn } from '../contract/fields.ts'
import { slug } from '../directory/directory.contract.ts'
import { entryActions, entrySources, entryStates } from '../directory/entry-state.ts'
import { actionAnswer } from './admin-table.contract.ts'

const MOST = 100
const instant = z.iso.datetime({ offset: true })

/** What an admin table says of an entry’s state. */
export const entryState = {
  state: described(z.enum(entryStates), 'Whether people see it.'),
  source: described(z.enum(entrySources), '`edited` is an entry of the content that an editor changed.'),
  version: described(z.number().int(), 'The number of this version; it grows with every change.', 3),
  editedAt: described(instant.nullable(), 'When an editor last changed it.', '2026-11-26T08:00:00Z'),
}

/** The same with how often it was read. */
export const entryFields = {
  ...entryState,
  views: described(z.number().int(), 'The number of times its page was opened.', 80),
}

/** The filters of such a table. */
export const entryFilterQuery = {
  state: described(
    nameIn(entryStates).optional(),
    'Only in this state. Without it everything that was not deleted.',
    'unpublished',
  ),
  source: described(
    nameIn(entrySources).optional(),
    'Only written by the content, edited, or added here.',
    'edited',
  ),
}

/** The version that was edited, in the body of a change. */
export const editedVersion = described(
  z.number().int().min(1).optional(),
  'The version that was edited. If another one was saved meanwhile, nothing is overwritten.',
  3,
)

/** A call that does something to several entries, such as `articles`. */
export const actionsOn = <const Path extends string>(path: Path, entries: string) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Publishes, unpublishes, deletes or restores ${entries}, or takes the content’s version again`,
    body: z.strictObject({
      action: described(z.enum(entryActions), 'What is done to each.', 'publish'),
      ids: described(z.array(slug).min(1).max(MOST), 'Their slugs.'),
    }),
    answer: actionAnswer(entries),
    errors: ['not_signed_in', 'forbidden'],
  })
