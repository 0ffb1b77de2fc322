import { Landmark } from 'lucide-react'
import { savedEntries } from './saved-entries.ts'

/** Saved events of history: by the title and dates they had when they were saved. */
export const eventBookmarks = savedEntries('event', Landmark, (id) => `/islamic-history/${id}`)
