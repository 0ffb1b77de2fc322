import { answerCalls } from '#shared/web/worker-calls.ts'
import { type FoundVerse, toFoundVerses } from '../../../core/search/found-verse.ts'
import { type KnownNames, knownNames } from '../../../core/search/known-names.ts'
import { type IndexStore, searchQuran } from '../../../core/search/search-quran.ts'
import {
  openSearchableText,
  type PackedText,
  type SearchableText,
} from '../../../core/search/searchable-text.ts'
import type { NamedSurah } from '../../../core/surah-match.ts'
import { readCachedJson } from './content-cache.ts'
import type { SearchWorkerRequest, TextAddresses } from './search-messages.ts'

const opened = new Map<string, Promise<SearchableText>>()
let surahs: Promise<readonly NamedSurah[]> | undefined
let names: KnownNames | undefined
/** The number of titles in `names`; more of them are loaded on some pages. */
let titled = 0

answerCalls<SearchWorkerRequest, readonly FoundVerse[]>(async ({ request, texts, titles }) => {
  surahs ??= readSurahs(texts)
  const known = await surahs
  if (!names || titles.length > titled) names = knownNames(withTitles(known, titles))
  titled = Math.max(titled, titles.length)
  const store: IndexStore = {
    names,
    translations: await availableTranslations(texts, request.translation),
    open: (id) => open(id, texts),
  }
  const [preferred] = store.translations
  const found = await searchQuran(store, { ...request, translation: preferred?.id ?? 'en' })
  return toFoundVerses(store, known, found)
})

function withTitles(
  all: readonly NamedSurah[],
  titles: SearchWorkerRequest['titles'],
): readonly NamedSurah[] {
  const byNumber = new Map(titles.map((title) => [title.number, title]))
  return all.map((surah) => {
    const title = byNumber.get(surah.number)
    return title ? { ...surah, translated: [title] } : surah
  })
}

function readSurahs(texts: TextAddresses): Promise<readonly NamedSurah[]> {
  return readCachedJson<readonly NamedSurah[]>(texts.surahs).catch((error) => {
    surahs = undefined
    throw error
  })
}

/** The user's translation and English, if they are available. */
async function availableTranslations(
  texts: TextAddresses,
  own: string,
): Promise<TextAddresses['translations']> {
  const wanted = [...new Set([own, 'en'])].flatMap(
    (id) => texts.translations.find((each) => each.id === id) ?? [],
  )
  const there = await Promise.allSettled(wanted.map(({ id }) => open(id, texts)))
  return wanted.filter((_, index) => there[index]?.status === 'fulfilled')
}

function open(id: string, texts: TextAddresses): Promise<SearchableText> {
  const text = opened.get(id) ?? read(id, texts)
  opened.set(id, text)
  text.catch(() => opened.delete(id))
  return text
}

async function read(id: string, texts: TextAddresses): Promise<SearchableText> {
  const isArabicOrSound = id === 'arabic' || id === 'transliteration'
  const at = isArabicOrSound ? texts[id] : texts.translations.find((each) => each.id === id)?.at
  if (!at) throw new RangeError(`There is no text ${id}.`)
  return openSearchableText(id, await readCachedJson<PackedText>(at))
}
