import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import en from '#locales/en/gallery.json' with { type: 'json' }
import enSources from '#locales/en/sources.json' with { type: 'json' }
import { inDigits, numberingSystemOf } from '#shared/core/digits.ts'
import { type Language, languageOf, languages } from '#shared/core/languages.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { greetings } from '../core/greetings.ts'
import type { DrawnPicture } from '../core/picture.ts'
import { type PictureTag, tagsOf } from '../core/picture-tags.ts'
import { type Meaning, type QuotedText, type QuotedTexts, quotedKey } from '../core/quoted-text.ts'
import type { PictureTexts, Words } from '../core/text/picture-texts.ts'

export const galleryTextsIn = interfaceTexts('gallery', en)
const sourcesIn = interfaceTexts('sources', enSources)
const arabic = languageOf('ar') ?? languages[0]

/** The quoted texts of all pictures. */
export const readQuotedTexts = async (contentFolder: string): Promise<QuotedTexts> =>
  JSON.parse(await readFile(join(contentFolder, 'gallery', 'texts.json'), 'utf8'))

/** What is written about a picture, and in it, in one language. */
export interface PictureWords {
  readonly title: string
  readonly titleArabic: string
  readonly description: string
  readonly tags: readonly string[]
  readonly texts: PictureTexts
}

export function pictureWords(picture: DrawnPicture, quoted: QuotedTexts, language: Language): PictureWords {
  const found = quoted[quotedKey(picture.text) ?? '']
  const texts = galleryTextsIn(language.code)
  return {
    title: titleOf(picture, found, language),
    titleArabic: titleOf(picture, found, arabic),
    description: descriptionOf(picture, found, language),
    tags: tagsOf(picture).map((tag: PictureTag) => texts.tags[tag]),
    texts: textsOf(picture, found, language),
  }
}

function titleOf({ look, text }: DrawnPicture, found: QuotedText | undefined, language: Language): string {
  const texts = galleryTextsIn(language.code)
  if (found) return referenceOf(found, language)
  if (text.kind === 'greeting')
    return language.code === 'ar' ? greetings[text.name] : texts.greetings[text.name]
  if (!('landscape' in look)) return ''
  return look.landscape in texts.mosques
    ? texts.mosques[look.landscape as keyof typeof texts.mosques].title
    : texts.nature[look.landscape as keyof typeof texts.nature]
}

function descriptionOf(
  { category, look, text }: DrawnPicture,
  found: QuotedText | undefined,
  language: Language,
): string {
  const { descriptions, mosques } = galleryTextsIn(language.code)
  const from = (template: string) =>
    template.replace('{{reference}}', () => (found ? referenceOf(found, language) : ''))
  if (category === 'calligraphy') return from(descriptions.calligraphy)
  if (category === 'quotes') return from(text.kind === 'hadith' ? descriptions.hadith : descriptions.verse)
  if ('landscape' in look && look.landscape in mosques && category === 'mosques') {
    return mosques[look.landscape as keyof typeof mosques].about
  }
  return category === 'nature' ? descriptions.nature : descriptions.greetings
}

/** “Ar-Ra'd 13:28” or “Sahih al-Bukhari 6021”. */
function referenceOf({ place }: QuotedText, { code, direction, locale }: Language): string {
  const digits = (text: string) => inDigits(text, numberingSystemOf(locale))
  if ('collection' in place) {
    const { books } = sourcesIn(code)
    return `${books[place.collection as keyof typeof books]} ${digits(String(place.number))}`
  }
  return `${direction === 'rtl' ? place.surahArabic : place.surah} ${digits(place.verse)}`
}

function textsOf(
  { category, text }: DrawnPicture,
  found: QuotedText | undefined,
  language: Language,
): PictureTexts {
  const inLanguage = (words: string): Words => ({
    text: words,
    language: language.code,
    direction: language.direction,
  })
  if (text.kind === 'greeting') {
    const words =
      language.code === 'ar' ? undefined : inLanguage(galleryTextsIn(language.code).greetings[text.name])
    return { arabic: greetings[text.name], words }
  }
  if (!found) return {}
  const meaning = category === 'quotes' ? meaningIn(found, language) : undefined
  const credit = meaning?.translator ? ` · ${meaning.translator}` : ''
  return {
    arabic: found.arabic,
    words: meaning && { text: meaning.text, language: meaning.code, direction: meaning.direction },
    source: inLanguage(`${referenceOf(found, language)}${credit}`),
  }
}

/** The meaning in a language; English where there is none, and none in Arabic. */
function meaningIn(
  { meanings }: QuotedText,
  { code }: Language,
): (Meaning & Pick<Language, 'code' | 'direction'>) | undefined {
  if (code === 'ar') return undefined
  const used = meanings[code] ? code : 'en'
  const { direction } = languageOf(used) ?? languages[0]
  const meaning = meanings[used]
  return meaning && { ...meaning, code: used, direction }
}
