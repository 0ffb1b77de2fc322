import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { type LanguageCode, languageOf, languages } from '#shared/core/languages.ts'
import { outlineText } from '#shared/server/picture/outline-text.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { hourNames } from '../core/colour/hours.ts'
import { backdropOf, drawDesign, textsOf } from '../core/draw-design.ts'
import { landscapeNames } from '../core/landscapes.ts'
import { ornamentNames } from '../core/ornament/ornaments.ts'
import { categories } from '../core/picture.ts'
import { pictures } from '../core/pictures.ts'
import { sizeNames, sizes } from '../core/sizes.ts'
import type { PictureTexts } from '../core/text/picture-texts.ts'
import { TextTooLong } from '../core/text/set-texts.ts'
import { drawnSvg } from './drawn-image.ts'
import { pictureWords, readQuotedTexts } from './gallery-texts.ts'

const quoted = await readQuotedTexts(projectFolders().content)
const inLanguage = (code: LanguageCode) => languageOf(code) ?? languages[0]
const wordsOf = (id: string, code: LanguageCode) => {
  const picture = pictures.find((each) => each.id === id)
  if (!picture) throw new Error(`There is no picture ${id}.`)
  return pictureWords(picture, quoted, inLanguage(code))
}

/** A verse of the built Quran content. */
async function verseText(surah: number, verse: number): Promise<string> {
  const folder = join(projectFolders().content, 'quran')
  const { text } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as { text: string }
  return JSON.parse(await readFile(join(folder, text, `${surah}.json`), 'utf8'))[verse - 1].text
}

describe('the drawn pictures', () => {
  it('are at least 30, with some in every category and ids of their own', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(30)
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length)
    for (const category of categories) {
      expect(pictures.filter((picture) => picture.category === category).length).toBeGreaterThanOrEqual(6)
    }
  })

  it('show every landscape and every ornament', () => {
    const shown = pictures.map(({ look }) => ('ornament' in look ? look.ornament : look.landscape))
    expect(new Set(shown)).toEqual(new Set([...landscapeNames, ...ornamentNames]))
  })

  it.each(pictures)('$id is well-formed, without text elements or broken numbers', (picture) => {
    const svg = drawnSvg(picture, { quoted, language: inLanguage('en'), size: 'square' })
    const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } })
    expect({ width, height }).toEqual(sizes.square)
    expect(svg).toContain('viewBox="0 0 1080 1080"')
    expect(svg).not.toMatch(/<text|NaN|Infinity|undefined|https?:\/\/(?!www\.w3\.org\/2000\/svg)/)
  })

  it('keep their texts within the room for them, in every size', () => {
    for (const picture of pictures) {
      const { texts } = pictureWords(picture, quoted, inLanguage('en'))
      if (!texts.arabic) continue
      for (const size of sizeNames) {
        const backdrop = backdropOf(picture.look, sizes[size], true)
        const { x, y, width, height } = backdrop.room
        for (const ink of textsOf(backdrop, sizes[size], texts, outlineText).inks) {
          expect(ink.left, picture.id).toBeGreaterThanOrEqual(x - 0.5)
          expect(ink.right, picture.id).toBeLessThanOrEqual(x + width + 0.5)
          expect(ink.top, picture.id).toBeGreaterThanOrEqual(y - 0.5)
          expect(ink.bottom, picture.id).toBeLessThanOrEqual(y + height + 0.5)
        }
      }
    }
  })

  it('never let two lines touch, marks included', () => {
    const { texts } = wordsOf('verse-49-13', 'en')
    const backdrop = backdropOf({ ornament: 'frame', palette: 'paper' }, sizes.square, true)
    const { inks } = textsOf(backdrop, sizes.square, texts, outlineText)
    expect(inks.length).toBeGreaterThan(6)
    for (const [at, ink] of inks.entries()) {
      const next = inks[at + 1]
      if (next) expect(next.top).toBeGreaterThan(ink.bottom)
    }
  })

  it('draw every sign of a verse, as the Quran has it', async () => {
    const { texts } = wordsOf('calligraphy-20-114', 'en')
    expect((await verseText(20, 114)).split(' ').slice(13, 17).join(' ')).toBe(texts.arabic)
    const svg = drawDesign({ ornament: 'frame', palette: 'paper' }, sizes.square, {
      texts,
      title: '',
      outline: outlineText,
    })
    for (const word of texts.arabic?.split(' ') ?? []) {
      const [shape = 'none'] = [...outlineText(word, 'arabic', 'rtl').svg.matchAll(/ d="([^"]+)"/g)].map(
        ([, d]) => d,
      )
      expect(svg).toContain(shape)
    }
  })

  it('refuse a text that would be too small', () => {
    const texts: PictureTexts = { arabic: Array.from({ length: 900 }, () => 'ٱللَّهُ').join(' ') }
    const backdrop = backdropOf({ ornament: 'star', palette: 'night' }, sizes.square, true)
    expect(() => textsOf(backdrop, sizes.square, texts, outlineText)).toThrow(TextTooLong)
  })
})

describe('a landscape with texts', () => {
  const looks = landscapeNames.flatMap((landscape) =>
    hourNames.map((hour) => ({ landscape, hour, moon: 14.5, seed: 7 })),
  )

  it.each(looks)('has no star, sun or moon behind them: $landscape, $hour', (look) => {
    for (const size of sizeNames) {
      const { svg, room } = backdropOf(look, sizes[size], true)
      expect(room.height).toBeGreaterThan(sizes[size].height * 0.2)
      const sky = svg.slice(0, svg.indexOf('<path', svg.lastIndexOf('rotate(24)')) + 1 || undefined)
      const discs = [...sky.matchAll(/<circle cx="([\d.-]+)" cy="([\d.-]+)" r="([\d.-]+)"(?! fill="url)/g)]
      const lit = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\) rotate\(24\)"><circle r="([\d.]+)"/g)]
      for (const [, x, y, r] of [...discs, ...lit].map((found) => found.map(Number))) {
        const isBehind =
          Number(x) > room.x &&
          Number(x) < room.x + room.width &&
          Number(y) + Number(r) > room.y &&
          Number(y) - Number(r) < room.y + room.height
        expect(isBehind, `${size}: ${x} ${y} ${r}`).toBe(false)
      }
    }
  })
})

describe('the words of a picture', () => {
  it('name the verse, its translation and its translator', () => {
    const { title, titleArabic, texts, tags } = wordsOf('verse-13-28', 'en')
    expect(title).toBe("Ar-Ra'd 13:28")
    expect(titleArabic).toBe('الرعد ١٣:٢٨')
    expect(texts.words?.text).toContain('hearts')
    expect(texts.source?.text).toBe("Ar-Ra'd 13:28 · Saheeh International")
    expect(tags).toEqual(['Quran'])
  })

  it('have no translation in Arabic, and the English one where a language has none', () => {
    expect(wordsOf('verse-13-28', 'ar').texts.words).toBeUndefined()
    expect(wordsOf('verse-13-28', 'tr').texts.words?.language).toBe('tr')
    expect(wordsOf('verse-13-28', 'ml').texts.words?.language).toBe('en')
  })

  it('name the collection and the number of a hadith', () => {
    expect(wordsOf('hadith-bukhari-6021', 'en').texts.source?.text).toBe('Sahih al-Bukhari 6021')
  })

  it('are in every language of the interface', () => {
    for (const picture of pictures) {
      for (const { code } of languages) {
        const { title, description, tags } = pictureWords(picture, quoted, inLanguage(code))
        expect(
          [title, description, ...tags].every((text) => text && !text.includes('{{')),
          picture.id,
        ).toBe(true)
      }
    }
  })
})
