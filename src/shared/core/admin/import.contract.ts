import { z } from 'zod'
import { described } from '../contract/fields.ts'

/** The query of an import: `check` writes nothing and only finds problems. */
export const importQuery = z.object({
  mode: described(z.enum(['check', 'import']).default('check'), 'Whether the rows are stored.', 'check'),
})

/** What an import found and stored. The body is a file: CSV with a line of field names, or a JSON array. */
export const importAnswer = z.object({
  rows: described(z.number().int(), 'Rows in the file (a number).', 100_000),
  stored: described(z.number().int(), 'Rows that were stored (a number); 0 for a check.', 99_983),
  wrong: described(z.number().int(), 'Rows with a problem (a number). They are not stored.', 17),
  problems: described(
    z.array(
      z.object({
        line: described(z.number().int(), 'The line in the file.', 812),
        field: described(z.string(), 'The field.', 'title'),
        code: described(z.string(), 'What is wrong.', 'missing'),
      }),
    ),
    'The first problems, in the order of the file.',
  ),
})

export type ImportAnswer = z.output<typeof importAnswer>
