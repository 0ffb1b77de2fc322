import { arabicSpellings } from './arabic-spellings.ts'
import { plainLetters } from './latin-spellings.ts'
import { soundOf, squeeze } from './transliteration-spellings.ts'
import { wordsOf } from './words-of.ts'

const ARTICLE = /^(?:a[lnrstdzc]|il|ul|i|l)$/
const ARABIC = /\p{Script=Arabic}/u
const LATIN = /\p{Script=Latin}/u

/** What a name is recognised by: its sound or bare letters, without articles, spaces and a last h. */
export function nameKey(name: string): string {
  const words = wordsOf(name).map(({ word }) => word)
  const parts = words.map((word) => {
    if (ARABIC.test(word)) return arabicSpellings(word)[0]?.replace(/^ال(?=..)/, '') ?? ''
    return LATIN.test(word) ? soundOf(word) : plainLetters(word)
  })
  const telling = parts.filter((part) => !ARTICLE.test(part))
  const kept = telling.length > 0 ? telling : parts
  return squeeze(kept.join('')).replace(/(?<=..)h$/, '')
}

/** A name's key, and those that it may have when the article was written on to it: `albaqarah`, `annisa`. */
export function withAndWithoutArticle(key: string): string[] {
  return [...new Set([key, key.replace(/^[aiu]l(?=...)/, ''), key.replace(/^[aiu](?=[nrstdzcl]..)/, '')])]
}
