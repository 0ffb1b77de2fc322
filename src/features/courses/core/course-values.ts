import { asciiDigits } from '#shared/core/ascii-digits.ts'
import { type LanguageCode, languageCodes } from '#shared/core/languages.ts'
import type { CourseCategory, CourseLevel, CourseText } from './course.ts'

/** In characters. */
export const COURSE_LENGTHS = {
  title: 150,
  sentence: 400,
  description: 2000,
  markdown: 40_000,
  link: 500,
} as const

/** The greatest numbers of outcomes, modules and parts of a module. */
export const COURSE_SIZES = { outcomes: 12, modules: 20, parts: 40 } as const

/** In US cents. */
const HIGHEST_PRICE = 100_000

/** A part as an editor chooses or writes it. */
export type PartValues =
  | { readonly kind: 'lesson' | 'article'; readonly id: string }
  | {
      readonly kind: 'text'
      /** Empty for a new part. */
      readonly id: string
      readonly title: CourseText
      readonly markdown: CourseText
      /** An address with more about it; empty for none. */
      readonly link: string
    }

export interface ModuleValues {
  readonly title: CourseText
  readonly about: CourseText
  readonly parts: readonly PartValues[]
}

/** A course as an editor writes it. */
export interface CourseValues {
  readonly title: CourseText
  readonly description: CourseText
  readonly instructor: CourseText
  readonly category: CourseCategory
  readonly level: CourseLevel
  readonly outcomes: readonly CourseText[]
  readonly modules: readonly ModuleValues[]
  /** In US dollars, such as `12.50`; `0` for a free course. */
  readonly price: string
  readonly isPublished: boolean
}

const nothing: CourseText = { en: '', ar: '' }

export const newText = (): PartValues => ({
  kind: 'text',
  id: '',
  title: nothing,
  markdown: nothing,
  link: '',
})

export const newModule: ModuleValues = { title: nothing, about: nothing, parts: [] }

export const newCourse: CourseValues = {
  title: nothing,
  description: nothing,
  instructor: nothing,
  category: 'islamic_studies',
  level: 'beginner',
  outcomes: [nothing],
  modules: [newModule],
  price: '0',
  isPublished: false,
}

/** The languages in which a course may have texts besides English and Arabic. */
export const furtherLanguages: readonly LanguageCode[] = languageCodes.filter(
  (code) => code !== 'en' && code !== 'ar',
)

/** The cents of a price such as `12.50`, in the digits of any script; `undefined` if it isn’t one. */
export function priceCentsOf(price: string): number | undefined {
  const [, whole, decimals = ''] =
    /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(asciiDigits(price.trim()).replace(/[,٫]/, '.')) ?? []
  if (whole === undefined) return undefined
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return cents <= HIGHEST_PRICE ? cents : undefined
}

/** The problems of a course by field, as codes. */
export function courseTroubles(values: CourseValues): Partial<Record<keyof CourseValues, string>> {
  const { title, description, instructor, outcomes, modules, price } = values
  const found = {
    title: textTrouble(title, COURSE_LENGTHS.title),
    description: textTrouble(description, COURSE_LENGTHS.description),
    instructor: textTrouble(instructor, COURSE_LENGTHS.title),
    outcomes: outcomes.length === 0 ? 'missing' : textsTrouble(outcomes),
    modules: modulesTrouble(modules),
    price: priceCentsOf(price) === undefined ? 'not_a_price' : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== undefined))
}

function modulesTrouble(modules: readonly ModuleValues[]): string | undefined {
  if (modules.length === 0 || modules.some(({ parts }) => parts.length === 0)) return 'no_parts'
  const chosen = modules.flatMap(({ parts }) =>
    parts.flatMap(({ kind, id }) => (kind === 'text' ? [] : [`${kind}:${id}`])),
  )
  if (new Set(chosen).size < chosen.length) return 'twice'
  const texts = modules.flatMap(({ title, about, parts }) => [
    textTrouble(title, COURSE_LENGTHS.title),
    textTrouble(about, COURSE_LENGTHS.sentence),
    ...parts.flatMap((part) =>
      part.kind === 'text'
        ? [
            textTrouble(part.title, COURSE_LENGTHS.title),
            textTrouble(part.markdown, COURSE_LENGTHS.markdown),
            part.link === '' || isLink(part.link) ? undefined : 'not_a_link',
          ]
        : [],
    ),
  ])
  return texts.find((trouble) => trouble !== undefined)
}

const textsTrouble = (texts: readonly CourseText[]) =>
  texts.map((text) => textTrouble(text, COURSE_LENGTHS.sentence)).find((trouble) => trouble !== undefined)

/** English and Arabic are needed; other languages aren’t. */
function textTrouble(text: CourseText, longest: number): string | undefined {
  if (text.en.trim() === '' || text.ar.trim() === '') return 'missing'
  return Object.values(text).some((each) => each.length > longest) ? 'too_long' : undefined
}

export const isLink = (link: string): boolean => /^https:\/\/[^\s/]+\.[^\s]+$/.test(link)
