import type { RecordType } from '#shared/core/user-data/record-type.ts'
import { recordTypes } from '../../core/record-types.ts'
import { userDataOf } from '../user-data.routes.ts'

/** The call of the sync with every record type, for tests to which the values make no difference. */
export const userDataOfAnyValues = userDataOf(
  recordTypes.map(
    ({ name, merge, privacy }): RecordType => ({ name, merge, privacy, schema: (s) => s.json() }),
  ),
)
