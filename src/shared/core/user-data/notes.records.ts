import { VALUE_LIMIT } from './record.ts'
import { recordType } from './record-type.ts'
import { parseTarget } from './target.ts'

/** A note, with or without a target. The text is plain text; markup in it is shown as typed. */
export interface Note {
  /** `verse/2:255` */
  readonly about?: string
  readonly title?: string
  readonly text: string
  /** ISO 8601 in UTC, as `Date.toISOString` writes it. */
  readonly writtenAt: string
  readonly changedAt: string
}

/** An earlier version of a note. See `merge-notes.ts` for its id. */
export type NoteVersion = Pick<Note, 'title' | 'text'>

/** In UTF-16 units. */
export const LONGEST_NOTE_TITLE = 200
const LONGEST_ABOUT = 200

export const noteRecords = recordType<Note>({
  name: 'note',
  merge: 'history',
  privacy: 'private',
  index: 'changedAt',
  schema: (s) =>
    s.where(
      s.object({
        about: s.lenient(s.where(s.text(LONGEST_ABOUT), (about) => parseTarget(about) !== undefined)),
        title: s.lenient(s.filledText(LONGEST_NOTE_TITLE)),
        text: s.text(VALUE_LIMIT),
        writtenAt: s.instant(),
        changedAt: s.instant(),
      }),
      ({ title, text }) => title !== undefined || text.trim() !== '',
    ),
})

export const noteVersionRecords = recordType<NoteVersion>({
  name: 'note-version',
  merge: 'whole',
  privacy: 'private',
  partOf: 'note',
  schema: (s) => s.object({ title: s.lenient(s.filledText(LONGEST_NOTE_TITLE)), text: s.text(VALUE_LIMIT) }),
})
