import { ScrollText } from 'lucide-react'
import { savedEntries } from './saved-entries.ts'

/** Saved hadiths: by the reference they had when they were saved, with their pages. */
export const hadithBookmarks = savedEntries('hadith', ScrollText, '/hadiths')
