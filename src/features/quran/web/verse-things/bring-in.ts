import {
  type FileProblem,
  LONGEST_FILE,
  readVerseThingsFile,
} from '../../core/verse-things/verse-things-file.ts'
import { addSaved } from './saved-verses.ts'
import { addNotes } from './verse-notes.ts'

/** What came of a file: how many verses and notes are new here, or why nothing of it was taken. */
export type BroughtIn =
  | { readonly taken: true; readonly verses: number; readonly notes: number }
  | { readonly taken: false; readonly problem: FileProblem | { readonly code: 'unreadable' | 'noRoom' } }

/** Most bytes of a character in UTF-8, as many as a UTF-16 unit can stand for. */
const BYTES_OF_A_UNIT = 3

/** Adds the verses and notes of a file to those of this device, of which none is lost. */
export async function bringIn(file: File): Promise<BroughtIn> {
  if (file.size > LONGEST_FILE * BYTES_OF_A_UNIT) return { taken: false, problem: { code: 'tooLarge' } }
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return { taken: false, problem: { code: 'unreadable' } }
  const found = readVerseThingsFile(text)
  if ('problem' in found) return { taken: false, problem: found.problem }
  const verses = await addSaved(found.things.saved)
  const notes = await addNotes(found.things.notes)
  if (verses === undefined || notes === undefined) return { taken: false, problem: { code: 'noRoom' } }
  return { taken: true, verses, notes }
}
