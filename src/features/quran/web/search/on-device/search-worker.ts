import { toFoundVerses } from '../../../core/search/found-verse.ts'
import { knownNames } from '../../../core/search/known-names.ts'
import { type IndexStore, searchQuran } from '../../../core/search/search-quran.ts'
import {
  openSearchableText,
  type PackedText,
  type SearchableText,
} from '../../../core/search/searchable-text.ts'
import type { NamedSurah } from '../../../core/surah-match.ts'
import { readCachedJson } from './content-cache.ts'
import type { SearchWorkerRequest, SearchWorkerResponse, TextAddresses } from './search-messages.ts'

const opened = new Map<string, Promise<SearchableText>>()
let surahs: Promise<readonly NamedSurah[]> | undefined
let names: ReturnType<typeof knownNames> | undefined

self.addEventListener('message', async ({ data }: MessageEvent<SearchWorkerRequest>) => {
  self.postMessage(await answer(data))
})

async function answer({ number, request, texts }: SearchWorkerRequest): Promise<SearchWorkerResponse> {
  try {
    surahs ??= readCachedJson<readonly NamedSurah[]>(texts.surahs)
    const known = await surahs
    names ??= knownNames(known)
    const shelf: IndexStore = {
      names,
      translations: await translationsToHave(texts, request.translation),
      open: (id) => open(id, texts),
    }
    const [preferred] = shelf.translations
    const found = await searchQuran(shelf, { ...request, translation: preferred?.id ?? 'en' })
    return { number, verses: await toFoundVerses(shelf, known, found) }
  } catch {
    surahs = undefined
    return { number, verses: undefined }
  }
}

/** The reader's translation and English, as far as they are to be had. */
async function translationsToHave(texts: TextAddresses, own: string): Promise<TextAddresses['translations']> {
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
