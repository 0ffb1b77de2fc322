import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { type Design, type DesignText, designQuery, lookOf } from '../../core/design.ts'
import { greetings } from '../../core/greetings.ts'
import { sizes } from '../../core/sizes.ts'
import type { PictureTexts, Words } from '../../core/text/picture-texts.ts'
import { drawOnDevice } from '../draw/draw-on-device.ts'
import type { StudioVerse, VerseSource } from './verse-source.ts'

/** The picture of a design, with what it says. */
interface DrawnDesign {
  /** `undefined` if the text doesn’t fit. */
  readonly svg: string | undefined
  readonly title: string
  readonly verse: StudioVerse | undefined
}

/** Draws a design on this device; shows the previous drawing until the next one is ready. */
export function useDrawing(design: Design, verses: VerseSource) {
  return useQuery({
    queryKey: ['gallery', 'drawing', designQuery(design).toString()],
    queryFn: () => draw(design, verses),
    // Drawn on the device, whether or not there is a connection.
    networkMode: 'always',
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
}

async function draw(design: Design, verses: VerseSource): Promise<DrawnDesign> {
  const { text } = design
  const verse = text.kind === 'verse' ? await verses.read(text.verse) : undefined
  const title = titleOf(text, verse)
  const request = { look: lookOf(design), size: sizes[design.size], texts: textsOf(text, verse), title }
  const drawing = await drawOnDevice(request)
  return { svg: 'svg' in drawing ? drawing.svg : undefined, title, verse }
}

function titleOf(text: DesignText, verse: StudioVerse | undefined): string {
  if (verse) return verse.reference
  if (text.kind === 'greeting') return t(`gallery:greetings.${text.name}`)
  return (text.kind === 'own' && text.text.trim()) || t('gallery:studio.title')
}

function textsOf(text: DesignText, verse: StudioVerse | undefined): PictureTexts {
  const { code, direction } = currentLanguage()
  const inLanguage = (words: string): Words => ({ text: words, language: code, direction })
  if (text.kind === 'greeting') {
    const meaning = code === 'ar' ? undefined : inLanguage(t(`gallery:greetings.${text.name}`))
    return { arabic: greetings[text.name], words: meaning }
  }
  if (text.kind === 'own') return text.text.trim() ? { words: ownWords(text.text.trim()) } : {}
  if (text.kind !== 'verse' || !verse) return {}
  const { translation } = verse
  const shown = text.translation ? translation : undefined
  const credit = shown ? ` · ${shown.translator}` : ''
  return { arabic: verse.arabic, words: shown, source: inLanguage(`${verse.reference}${credit}`) }
}

/** One’s own text may be in any script; the script decides about typeface and direction. */
function ownWords(text: string): Words {
  const scripts = [
    { script: /\p{Script=Bengali}/u, language: 'bn' },
    { script: /\p{Script=Devanagari}/u, language: 'hi' },
    { script: /\p{Script=Malayalam}/u, language: 'ml' },
  ] as const
  const found = scripts.find(({ script }) => script.test(text))
  if (found) return { text, language: found.language, direction: 'ltr' }
  const isArabic = /\p{Script=Arabic}/u.test(text)
  const language = isArabic ? (currentLanguage().code === 'ur' ? 'ur' : 'ar') : 'en'
  return { text, language, direction: isArabic ? 'rtl' : 'ltr' }
}
