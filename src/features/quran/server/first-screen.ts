import { inDigits, numberingSystemOf } from '#shared/core/digits.ts'
import type { Language } from '#shared/core/languages.ts'
import { escapeHtml } from '#shared/server/http/escape-html.ts'
import { meaningBeside, type TranslationLanguage } from '../core/index.ts'
import { writingDirection } from '../core/language-facts.ts'
import type { SurahSummary, SurahTitle } from './quran-content.ts'

export interface FirstVerse {
  readonly number: number
  /** Exactly as in the source. */
  readonly text: string
  readonly meaning: string | undefined
}

export interface FirstScreen {
  readonly surah: SurahSummary
  /** Its name and meaning in the language. */
  readonly titled: SurahTitle
  readonly verses: readonly FirstVerse[]
  /** The text of the basmala, if one precedes the first verse. */
  readonly basmala: string | undefined
  /** The page of the mushaf, in page mode. */
  readonly page: number | undefined
  /** Whether the address points at the first verse, rather than at the surah or part. */
  readonly isMeant: boolean
  readonly translation: TranslationLanguage | undefined
  readonly language: Language
}

/**
 * The first screen of the reader as HTML, with the same layout as the app and space for its header and bar, so the verses
 * are readable before the app has loaded. They appear once the Quran font is loaded or has timed out, because other fonts
 * misplace some marks.
 */
export function renderFirstScreen(screen: FirstScreen): string {
  const body = screen.page ? renderPage(screen, screen.page) : renderVerses(screen)
  const room = screen.isMeant && !screen.page ? 'pt-20' : 'pt-[8.0625rem]'
  const width = screen.page ? 'max-w-content' : 'max-w-reading'
  return `<main class="mx-auto min-h-dvh w-full max-w-content px-5 pb-16 sm:px-8 ${room}"><div class="mx-auto ${width}">${body}</div></main>`
}

const MARKED = ' rounded-card border-s-3 border-s-action bg-action-soft/60'

function renderVerses({
  surah,
  titled,
  verses,
  basmala,
  isMeant,
  translation,
  language,
}: FirstScreen): string {
  const digits = (text: string) => inDigits(text, numberingSystemOf(language.locale))
  const rows = verses.map(({ number, text, meaning }, index) => {
    const marked = isMeant && index === 0 ? MARKED : ''
    const translated =
      meaning && translation
        ? `<p class="mt-4 leading-relaxed" dir="${writingDirection(translation)}" lang="${translation}">${escapeHtml(meaning)}</p>`
        : ''
    return `<div class="border-hairline border-b px-3 py-6 sm:px-5${marked}"><p class="mb-2 flex min-h-11 items-center font-semibold text-muted text-sm tabular">${digits(`${surah.number}:${number}`)}</p><p class="quran-text [font-size:2rem]" lang="ar">${verseText(text, number)}</p>${translated}</div>`
  })
  return `${isMeant ? '' : heading(surah, titled, language)}${hiddenUntilFontLoads(renderBasmala(basmala) + rows.join(''))}`
}

/** The band with the title of a surah that begins on the page. */
const band = (name: string) =>
  `<p class="my-3 rounded-xl border border-ornament/50 py-1 text-center font-quran text-2xl text-ornament-text leading-[2]" lang="ar">${escapeHtml(`سورة ${name}`)}</p>`

/** On wide screens two pages are open, the odd one on the right. */
function renderPage({ surah, verses, basmala }: FirstScreen, page: number): string {
  const opening = verses[0]?.number === 1 ? band(surah.name) : ''
  const side = page % 2 === 0 ? ' ms-auto' : ''
  const text = verses.map((verse) => verseText(verse.text, verse.number)).join(' ')
  return `<div dir="rtl"><div class="mt-4 min-h-[70dvh] rounded-card border border-ornament/40 bg-raised px-4 py-3 shadow-card sm:px-8 min-[75rem]:w-[calc(50%-0.5rem)]${side}"><p class="border-hairline border-b pb-2 text-muted text-sm" lang="ar">${escapeHtml(surah.name)}</p>${hiddenUntilFontLoads(`${opening}${renderBasmala(basmala)}<p class="quran-text py-3 text-justify [font-size:2rem]" lang="ar">${text}</p>`)}</div></div>`
}

const BARS = ['w-full', 'w-4/5', 'w-11/12', 'w-3/5']

const hiddenUntilFontLoads = (verses: string) =>
  `<div class="relative"><div class="first-verses peer">${verses}</div><div aria-hidden="true" class="absolute inset-x-3 top-20 flex flex-col gap-8 peer-data-shown:hidden" dir="rtl">${BARS.map((width) => `<div class="skeleton h-9 ${width}"></div>`).join('')}</div></div>`

/** Ends with the end-of-verse sign, where the app draws a star. */
const verseText = (text: string, number: number) =>
  `${escapeHtml(text)} <span class="text-ornament-text">\u06dd${inDigits(String(number), 'arab')}</span>`

const heading = (surah: SurahSummary, titled: SurahTitle, language: Language) =>
  `<div class="mt-6 mb-2 text-center"><h1 class="rounded-card border border-ornament/45 px-4 py-3 font-quran text-3xl text-ornament-text leading-[1.9] max-[22.5rem]:text-2xl max-[22.5rem]:leading-[1.9]"><span class="first-verses block" lang="ar">${escapeHtml(`سورة ${surah.name}`)}</span></h1><p class="mt-2 text-muted text-sm">${language.code === 'ar' ? '\u00a0' : escapeHtml(`${inDigits(String(surah.number), numberingSystemOf(language.locale))}. ${[titled.name, meaningBeside(titled)].filter(Boolean).join(' ')}`)}</p></div>`

const renderBasmala = (text: string | undefined) =>
  text ? `<p class="quran-text text-center [font-size:2rem]" lang="ar">${escapeHtml(text)}</p>` : ''
