import type { Source } from '#shared/core/source.ts'

/** The parts of the page, in their order. */
export const signLanguageParts = ['prayer', 'wudu', 'signs', 'practice', 'organisations'] as const
export type SignLanguagePart = (typeof signLanguageParts)[number]

/** Sign languages by their ISO 639-3 codes: American, Maltese, British and Australian. */
export const signLanguages = ['ase', 'mdl', 'bfi', 'asf'] as const
export type SignLanguage = (typeof signLanguages)[number]

/** A text in both languages of the content. */
export interface Bilingual {
  readonly en: string
  readonly ar: string
}

/** A page that describes or mentions something. */
export interface CitedPage {
  readonly title: string
  readonly url: string
}

/** Words that are said in a position of the prayer. */
export interface SaidWords {
  readonly arabic: string
  /** In English. */
  readonly meaning: string
  /** The item of `content/adhkar` with these words, whose meaning is translated. */
  readonly adhkar?: string
}

/** A position of the prayer or a step of wudu. */
export interface BodyStep {
  readonly id: string
  /** Names of poses. */
  readonly poses: readonly string[]
  readonly title: Bilingual
  readonly text: Bilingual
  readonly says: readonly SaidWords[]
  /** The surah that is recited. */
  readonly surah?: number
  readonly sources: readonly Source[]
}

/** What differs for a person who doesn’t hear or speak. */
export interface DeafNote {
  readonly id: string
  readonly title: Bilingual
  readonly text: Bilingual
  readonly views: readonly { readonly school: string; readonly text: Bilingual }[]
  readonly sources: readonly { readonly title: Bilingual; readonly url: string | null }[]
  /** Verses that the text refers to. */
  readonly verses: readonly string[]
}

export interface Sign {
  readonly id: string
  readonly signLanguage: SignLanguage
  /** Names of poses, in the order of the movements. */
  readonly poses: readonly string[]
  readonly meaning: Bilingual
  readonly steps: readonly Bilingual[]
  readonly note?: Bilingual
  /** The published description. */
  readonly source: CitedPage
}

export interface Organisation {
  readonly id: string
  readonly name: string
  /** ISO 3166. */
  readonly country: string
  readonly website: string | null
  readonly signLanguages: readonly SignLanguage[]
  readonly about: Bilingual
  /** The year of the latest page that mentions it. */
  readonly seen: number
  /** The pages that it was checked with. */
  readonly checked: readonly CitedPage[]
}
