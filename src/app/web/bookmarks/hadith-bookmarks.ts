import { ScrollText } from 'lucide-react'
import { savedEntries } from './saved-entries.ts'

/**
 * Saved hadiths: by the reference they had when they were saved, with their pages. Those of imported collections have ids
 * such as `muslim/8a`.
 */
export const hadithBookmarks = savedEntries('hadith', ScrollText, (id) =>
  id.includes('/') ? `/hadith-collection/${id}` : `/hadiths/${id}`,
)
