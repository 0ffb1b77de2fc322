import { CircleHelp } from 'lucide-react'
import { savedEntries } from './saved-entries.ts'

/** Saved questions: by the question and short answer they had when they were saved, with their pages. */
export const questionBookmarks = savedEntries('question', CircleHelp, (id) => `/islamic-qa/${id}`)
