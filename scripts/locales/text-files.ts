import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flatten, IN_PREPARATION, type Language } from './texts.ts'

/** A file with texts of one language. */
export interface TextFile {
  readonly language: string
  /** The feature of its texts, or the folder of translated content: `prayer`, `content/adhkar`. */
  readonly feature: string
  /** Its texts by key. Throws if the JSON is broken. */
  readonly read: (json: string) => Map<string, string>
}

const LOCALE = new RegExp(`^locales/(?:${IN_PREPARATION}/)?([\\w-]+)/([\\w-]+)\\.json$`)
/** The surahs’ English names come from a package, so their translations have no English text to compare. */
const CONTENT = /^(content\/(?:adhkar|islamic-names|reflection))\/(?:(translations|items)\/)?([\w-]+)\.json$/

/** The texts of a file by its path in the repository; `undefined` for a file without texts. */
export function textFileOf(path: string): TextFile | undefined {
  const [, language, part] = LOCALE.exec(path) ?? []
  if (language && part) return { language, feature: part, read: (json) => flatten(JSON.parse(json)) }
  const [, feature, folder, name] = CONTENT.exec(path) ?? []
  if (!feature || !name) return undefined
  return folder === 'translations'
    ? { language: name, feature, read: (json) => translationsIn(JSON.parse(json)) }
    : { language: 'en', feature, read: (json) => englishIn(JSON.parse(json)) }
}

/** The texts of translated content in the working tree. */
export function readContentTexts(root: string): Map<string, Language> {
  const languages = new Map<string, Map<string, Map<string, string>>>()
  for (const below of readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })) {
    const path = `content/${below.replaceAll('\\', '/')}`
    const file = textFileOf(path)
    if (!file) continue
    const features = languages.get(file.language) ?? new Map<string, Map<string, string>>()
    const texts = features.get(file.feature) ?? new Map<string, string>()
    for (const [key, text] of file.read(readFileSync(join(root, path), 'utf8'))) texts.set(key, text)
    languages.set(file.language, features.set(file.feature, texts))
  }
  return languages
}

/** Translations by item; an item with one text has its meaning. */
const translationsIn = (items: unknown): Map<string, string> =>
  new Map([...flatten(items)].map(([key, text]) => [key.includes('.') ? key : `${key}.meaning`, text]))

type English = string | { readonly en: string }
interface Item {
  readonly id?: string
  readonly slug?: string
  readonly title?: English
  readonly meaning?: English
  readonly when?: English
  readonly bearers?: readonly { readonly who: string }[]
}

/** The English texts of items by the keys of their translations. */
function englishIn(items: readonly Item[]): Map<string, string> {
  const texts = items.flatMap(({ id, slug = id, title, meaning, when, bearers = [] }) => [
    ...Object.entries({ title, meaning, when }).flatMap(([field, text]) =>
      text === undefined ? [] : [[`${slug}.${field}`, typeof text === 'string' ? text : text.en] as const],
    ),
    ...bearers.map(({ who }, at) => [`${slug}.bearers.${at}`, who] as const),
  ])
  return new Map(texts)
}
