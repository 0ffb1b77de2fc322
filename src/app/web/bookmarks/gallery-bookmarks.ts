import { Images } from 'lucide-react'
import { savedEntries } from './saved-entries.ts'

/** Favourite pictures of the gallery: by the title that they had when they were saved, with their pages. */
export const galleryBookmarks = savedEntries('picture', Images, (id) => `/gallery/${id}`)
