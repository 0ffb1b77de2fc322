import type { IslamicName } from './islamic-name.ts'

/** What an editor changes. */
export type NameValues = Omit<IslamicName, 'slug'>

export const NAME_LENGTHS = { name: 80, meaning: 400, root: 20, bearer: 200 } as const
const MOST_SPELLINGS = 20
export const MOST_BEARERS = 20

export const newName: NameValues = {
  name: '',
  arabicName: '',
  meaning: '',
  meaningArabic: '',
  root: null,
  origin: 'arabic',
  gender: 'male',
  category: 'virtue_names',
  alternateSpellings: [],
  bearers: [],
}

/** Why a field can’t be saved. */
export type NameTrouble = 'missing' | 'too_long' | 'not_arabic' | 'not_latin' | 'not_a_root' | 'too_many'

type Troubles = Partial<Record<keyof NameValues, NameTrouble>>

const ARABIC = /^[\p{Script=Arabic}\p{M}\s]+$/u
const LATIN = /[A-Za-z]/
/** Letters with spaces between them, such as `ح م د`. */
const ROOT = /^\p{Script=Arabic}( \p{Script=Arabic}){1,4}$/u

/** What is wrong with a name, by field; empty when it can be saved. */
export function nameTroubles(values: NameValues): Troubles {
  const { name, arabicName, root, alternateSpellings, bearers } = values
  const { meaning: longestMeaning } = NAME_LENGTHS
  return {
    ...textTrouble('name', name, NAME_LENGTHS.name, LATIN.test(plain(name)) ? undefined : 'not_latin'),
    ...textTrouble(
      'arabicName',
      arabicName,
      NAME_LENGTHS.name,
      ARABIC.test(arabicName) ? undefined : 'not_arabic',
    ),
    ...textTrouble('meaning', values.meaning, longestMeaning),
    ...textTrouble('meaningArabic', values.meaningArabic, longestMeaning),
    ...(root !== null && !ROOT.test(root.trim()) && { root: 'not_a_root' as const }),
    ...spellingsTrouble(alternateSpellings),
    ...bearersTrouble(bearers),
  }
}

/** A name without marks, for its address. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '')

/** The address of a name in Latin letters: `ʿAbd ar-Raḥmān` is `abd-ar-rahman`. */
export const nameSlug = (name: string): string =>
  plain(name)
    .toLowerCase()
    .replaceAll(/[ʿʾʻʼ’‘'`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

function textTrouble(field: keyof NameValues, text: string, most: number, otherwise?: NameTrouble): Troubles {
  if (text.trim() === '') return { [field]: 'missing' }
  if (text.length > most) return { [field]: 'too_long' }
  return otherwise ? { [field]: otherwise } : {}
}

function spellingsTrouble(spellings: readonly string[]): Troubles {
  if (spellings.length > MOST_SPELLINGS) return { alternateSpellings: 'too_many' }
  return spellings.some((text) => text.length > NAME_LENGTHS.name) ? { alternateSpellings: 'too_long' } : {}
}

/** A bearer has a name and a line about them in both languages. */
function bearersTrouble(bearers: NameValues['bearers']): Troubles {
  if (bearers.length > MOST_BEARERS) return { bearers: 'too_many' }
  const texts = bearers.flatMap(({ name, nameArabic, who, whoArabic }) => [name, nameArabic, who, whoArabic])
  if (texts.some((text) => text.trim() === '')) return { bearers: 'missing' }
  const all = [...texts, ...bearers.map(({ source }) => source ?? '')]
  return all.some((text) => text.length > NAME_LENGTHS.bearer) ? { bearers: 'too_long' } : {}
}
