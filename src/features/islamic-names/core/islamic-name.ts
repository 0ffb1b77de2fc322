export const nameGenders = ['male', 'female', 'unisex'] as const
export type NameGender = (typeof nameGenders)[number]

export const nameCategories = ['prophet_names', 'sahabah_names', 'virtue_names', 'prophet_family'] as const
export type NameCategory = (typeof nameCategories)[number]

export const nameOrigins = ['arabic', 'persian', 'turkish', 'urdu'] as const
export type NameOrigin = (typeof nameOrigins)[number]

/** Someone known by the name. */
interface Bearer {
  readonly name: string
  readonly nameArabic: string
  /** Who it was, in one line. */
  readonly who: string
  readonly whoArabic: string
  readonly source?: string | undefined
}

/** A name as `content/islamic-names` has it. */
export interface IslamicName {
  readonly slug: string
  readonly name: string
  /** Fully vowelled. */
  readonly arabicName: string
  readonly meaning: string
  readonly meaningArabic: string
  /** The letters of the Arabic root, such as `ح م د`; null for names without one. */
  readonly root: string | null
  readonly origin: NameOrigin
  readonly gender: NameGender
  readonly category: NameCategory
  readonly alternateSpellings: readonly string[]
  readonly bearers: readonly Bearer[]
}

/** The texts of a name in another language. */
export interface TranslatedName {
  /** The name as the language writes it. Absent where `nameInLetters` does. */
  readonly name?: string
  readonly meaning: string
  /** Who the bearers were, in the order of the name’s bearers. Absent for a name without bearers. */
  readonly bearers?: readonly string[]
}

/** As specified. */
export const NAMES_PER_PAGE = 24
