import { z } from 'zod'
import { described } from '../contract/fields.ts'
import { importQuery } from './import.contract.ts'

const LONGEST_TEXT = 600

/** An option of an import, as text. The feature’s own rules check it, as for the command line. */
export const importOption = (description: string, example: string) =>
  described(z.string().max(LONGEST_TEXT, 'too_long').optional(), description, example)

/** The query of an import that stores a file as one item, besides the options of the feature. */
export const fileImportQuery = {
  ...importQuery.shape,
  replaces: importOption(
    'The version that it replaces. Without one it is new. If another version was imported meanwhile, nothing is replaced.',
    '5f0c3a2b9d1e4c67',
  ),
}

/** What such an import found and stored: `problem` is one of the file, `item` a stored one as the list has it. */
export const fileImportAnswer = <Problem extends z.ZodType, Item extends z.ZodType>(
  problem: Problem,
  item: Item,
) => ({
  id: described(z.string(), 'The id of the item.', 'london-2026'),
  problems: described(
    z.array(problem),
    'The first problems, in the order of the file. With any, nothing is stored.',
  ),
  problemCount: described(z.number().int(), 'The number of all problems.', 1),
  existing: described(item.nullable(), 'The stored item with this id, before the import.'),
  isUnchanged: described(z.boolean(), 'Whether the stored item is the same.', false),
  isStored: described(z.boolean(), 'Whether it was stored; not for a check.', true),
})
