import type { RecordType } from '#shared/core/user-data/record-type.ts'
import { recordTypes } from '../../core/record-types.ts'
import { userDataOf } from '../user-data.routes.ts'

/** The sync call with every record type, for tests that don't depend on the values. */
export const userDataOfAnyValues = userDataOf(
  recordTypes.map(
    ({ name, merge, privacy }): RecordType => ({ name, merge, privacy, schema: (s) => s.json() }),
  ),
)
