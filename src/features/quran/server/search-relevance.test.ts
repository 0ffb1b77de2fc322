import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { projectFolders } from '#shared/server/project-folders.ts'
import { placeOfVerse } from '../core/index.ts'
import questions from '../core/search/golden/questions.json' with { type: 'json' }
import queries from '../core/search/golden/relevance.json' with { type: 'json' }
import { type KnownQuery, type Relevance, relevanceOf } from '../core/search/relevance.ts'
import { type IndexStore, searchQuran } from '../core/search/search-quran.ts'
import { builtInTranslationFor } from '../core/translation-language.ts'
import { builtInIndexStore } from './index-store.ts'
import { openQuran } from './quran.repository.ts'

const LIMIT = 20

const find = (shelf: IndexStore, { query, language }: Pick<KnownQuery, 'query' | 'language'>) =>
  searchQuran(shelf, {
    text: query,
    translation: builtInTranslationFor(language) ?? 'en',
    limit: LIMIT,
    offset: 0,
  })

async function relevanceWith(shelf: IndexStore, asked: readonly KnownQuery[] = queries): Promise<Relevance> {
  return relevanceOf(asked, async (known) => {
    const found = await find(shelf, known)
    return found.map(({ verse: number }) => {
      const { surah, verse } = placeOfVerse(number)
      return `${surah}:${verse}`
    })
  })
}

describe('the relevance set', () => {
  let shelf: IndexStore
  beforeAll(async () => {
    shelf = builtInIndexStore(await openQuran(join(projectFolders().content, 'quran')))
  })

  it('is answered with high relevance', async () => {
    const { meanReciprocalRank, firstAccuracy, missed } = await relevanceWith(shelf)
    const told = missed.map(({ known, found }) => `${known.kind}: ${known.query} → ${found.slice(0, 3)}`)
    expect(meanReciprocalRank, told.join('\n')).toBeGreaterThanOrEqual(0.9)
    expect(firstAccuracy, told.join('\n')).toBeGreaterThanOrEqual(0.85)
  })

  it.each(['ar', 'en'])('answers questions asked in %s', async (language) => {
    const asked = questions.filter((question) => question.language === language)
    expect(asked.length).toBeGreaterThanOrEqual(100)
    const { meanReciprocalRank, missed } = await relevanceWith(shelf, asked)
    const told = missed.map(({ known, found }) => `${known.query} → ${found.slice(0, 3)}`)
    expect(meanReciprocalRank, told.join('\n')).toBeGreaterThanOrEqual(0.98)
  })

  it('scores a search without Arabic lower', async () => {
    const deaf: IndexStore = { ...shelf, open: (id) => shelf.open(id === 'arabic' ? 'en' : id) }
    expect((await relevanceWith(deaf)).meanReciprocalRank).toBeLessThan(0.9)
  })

  it('is answered the same if all queries run at once', async () => {
    const together = await Promise.all(queries.map((known) => find(shelf, known)))
    for (const [number, known] of queries.entries()) {
      expect(together[number], known.query).toEqual(await find(shelf, known))
    }
  })
})
