import { recordType } from '../user-data/record-type.ts'

const LONGEST_NAME = 60
const LONGEST_QUERY = 1000

/** A saved view of an admin table: its search, filters, order and hidden columns, as in the address. */
export interface AdminView {
  /** The path of the table's call. */
  readonly table: string
  readonly name: string
  readonly query: string
}

export const adminViewRecords = recordType<AdminView>({
  name: 'admin-view',
  merge: 'whole',
  privacy: 'private',
  schema: (s) =>
    s.object({ table: s.text(200), name: s.filledText(LONGEST_NAME), query: s.text(LONGEST_QUERY) }),
})
