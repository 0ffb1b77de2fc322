import { arabicSpellings } from './arabic-spellings.ts'
import { indicToLatin } from './indic-letters.ts'
import { plainLetters } from './latin-spellings.ts'
import { phoneticKey, squeeze } from './transliteration-spellings.ts'
import { wordsOf } from './words-of.ts'

const ARTICLE = /^(?:a[lnrstdzc]|il|ul|i|l)$/
const ARABIC = /\p{Script=Arabic}/u
const LATIN = /\p{Script=Latin}/u

/** A key for comparing names: sound or bare letters, without articles, spaces and a final h. */
export function nameKey(name: string): string {
  const words = wordsOf(name).map(({ word }) => word)
  const parts = words.map((word) => {
    if (ARABIC.test(word)) return arabicSpellings(word)[0]?.replace(/^ال(?=..)/, '') ?? ''
    const latin = indicToLatin(word)
    return LATIN.test(latin) ? phoneticKey(latin) : plainLetters(word)
  })
  const withoutArticles = parts.filter((part) => !ARTICLE.test(part))
  const significant = withoutArticles.length > 0 ? withoutArticles : parts
  return squeeze(significant.join('')).replace(/(?<=..)h$/, '')
}

/** A key, and its variants without an article written together with the name: `albaqarah`, `annisa`. */
export function withAndWithoutArticle(key: string): string[] {
  return [...new Set([key, key.replace(/^[aiu]l(?=...)/, ''), key.replace(/^[aiu](?=[nrstdzcl]..)/, '')])]
}
