import { recordType } from '#shared/core/user-data/record-type.ts'

/** A picture that the person made and saved. */
export interface SavedDesign {
  /** The query of its address. */
  readonly query: string
  /** What its text says, for the list. */
  readonly name: string
  /** ISO 8601 in UTC. */
  readonly savedAt: string
}

const LONGEST_QUERY = 2000
const LONGEST_NAME = 120

export const savedDesignRecords = recordType<SavedDesign>({
  name: 'gallery-design',
  merge: 'whole',
  privacy: 'private',
  isId: (id) => /^[a-z0-9-]{1,40}$/.test(id),
  schema: (s) =>
    s.object({ query: s.filledText(LONGEST_QUERY), name: s.filledText(LONGEST_NAME), savedAt: s.instant() }),
})
