import { recordType } from '#shared/core/user-data/record-type.ts'

/** A sign, position or step that the person has learned, by its part and id, such as `signs-asl-allah`. */
export interface LearnedSign {
  /** ISO 8601 in UTC. */
  readonly learnedAt: string
}

export const learnedSignRecords = recordType<LearnedSign>({
  name: 'learned-sign',
  merge: 'whole',
  privacy: 'private',
  isId: (id) => /^(?:prayer|wudu|signs)-[a-z0-9-]{1,60}$/.test(id),
  schema: (s) => s.object({ learnedAt: s.instant() }),
})
