import type { Database } from '#shared/server/database/database.ts'
import type { DirectoryConfig } from '#shared/server/directory/directory.ts'
import { parseHadithReference } from '../core/collection-names.ts'
import { otherForms } from '../core/other-forms.ts'
import { nearWords } from './imported/hadith-words.ts'

/** How hadiths are searched: a reference first, then the words, their other forms, and words with one wrong letter. */
export const hadithSearch = (
  database: Pick<Database, 'db'>,
): Pick<DirectoryConfig, 'exactKeys' | 'otherForms' | 'meantWords'> => ({
  exactKeys: (search) => {
    const reference = parseHadithReference(search)
    return reference ? [`${reference.collection} ${reference.number}`] : []
  },
  otherForms,
  meantWords: (word) => nearWords(database, word),
})
