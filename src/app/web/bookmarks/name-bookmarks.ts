import { Baby } from 'lucide-react'
import { savedEntries } from './saved-entries.ts'

/** Saved names: by the name and meaning they had when they were saved, with their pages. */
export const nameBookmarks = savedEntries('name', Baby, (id) => `/islamic-names/${id}`)
