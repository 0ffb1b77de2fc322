import { LibraryBig } from 'lucide-react'
import { savedEntries } from './saved-entries.ts'

/** Saved courses: by the title and description they had when they were saved, with their pages. */
export const courseBookmarks = savedEntries('course', LibraryBig, (id) => `/courses/${id}`)
