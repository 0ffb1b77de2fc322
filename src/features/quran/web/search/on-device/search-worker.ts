import { foundVerses } from '../../../core/search/found-verse.ts'
import { knownNames, type SurahNames } from '../../../core/search/known-names.ts'
import { type SearchShelf, searchQuran } from '../../../core/search/search-quran.ts'
import { openText, type PackedText, type SearchedText } from '../../../core/search/searched-text.ts'
import { readJson } from './kept-text.ts'
import type { SearchAnswer, SearchableTexts, SearchQuestion } from './search-messages.ts'

const opened = new Map<string, Promise<SearchedText>>()
let surahs: Promise<readonly SurahNames[]> | undefined
let names: ReturnType<typeof knownNames> | undefined

self.addEventListener('message', async ({ data }: MessageEvent<SearchQuestion>) => {
  self.postMessage(await answer(data))
})

async function answer({ number, request, texts }: SearchQuestion): Promise<SearchAnswer> {
  try {
    surahs ??= readJson<readonly SurahNames[]>(texts.surahs)
    const known = await surahs
    names ??= knownNames(known)
    const shelf: SearchShelf = {
      names,
      translations: await translationsToHave(texts, request.translation),
      open: (id) => open(id, texts),
    }
    const [preferred] = shelf.translations
    const found = await searchQuran(shelf, { ...request, translation: preferred?.id ?? 'en' })
    return { number, verses: await foundVerses(shelf, known, found) }
  } catch {
    surahs = undefined
    return { number, verses: undefined }
  }
}

/** The reader's translation and English, as far as they are to be had. */
async function translationsToHave(
  texts: SearchableTexts,
  own: string,
): Promise<SearchableTexts['translations']> {
  const wanted = [...new Set([own, 'en'])].flatMap(
    (id) => texts.translations.find((each) => each.id === id) ?? [],
  )
  const there = await Promise.allSettled(wanted.map(({ id }) => open(id, texts)))
  return wanted.filter((_, index) => there[index]?.status === 'fulfilled')
}

function open(id: string, texts: SearchableTexts): Promise<SearchedText> {
  const text = opened.get(id) ?? read(id, texts)
  opened.set(id, text)
  text.catch(() => opened.delete(id))
  return text
}

async function read(id: string, texts: SearchableTexts): Promise<SearchedText> {
  const isArabicOrSound = id === 'arabic' || id === 'transliteration'
  const at = isArabicOrSound ? texts[id] : texts.translations.find((each) => each.id === id)?.at
  if (!at) throw new RangeError(`There is no text ${id}.`)
  return openText(id, await readJson<PackedText>(at))
}
