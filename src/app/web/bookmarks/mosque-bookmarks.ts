import { Landmark } from 'lucide-react'
import { savedEntries } from './saved-entries.ts'

/** Saved mosques: by the name and address they had when they were saved, with their pages. */
export const mosqueBookmarks = savedEntries('mosque', Landmark, (id) => `/mosques/${id}`)
