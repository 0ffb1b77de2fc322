import { Newspaper } from 'lucide-react'
import { savedEntries } from './saved-entries.ts'

/** Saved articles: by the title and excerpt they had when they were saved, with their pages. */
export const articleBookmarks = savedEntries('article', Newspaper, (id) => `/blog/${id}`)
