import { Store } from 'lucide-react'
import { savedEntries } from './saved-entries.ts'

/** Saved businesses: by the name and city they had when they were saved, with their pages. */
export const businessBookmarks = savedEntries('business', Store, (slug) => `/islamic-business/${slug}`)
