import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import { expect, it } from 'vitest'
import { readLanguages } from '../locales/texts.ts'
import { fontFile, makeFont, subsetOf, subsets } from './subset-fonts.ts'

const locales = readLanguages(join(import.meta.dirname, '../../locales'))

const content = join(import.meta.dirname, '../../content')

/** The files of `content` that have the language’s texts. */
const contentFiles = (language: string): string[] =>
  readdirSync(content)
    .flatMap((folder) =>
      ['translations', 'bearers'].map((part) => join(content, folder, part, `${language}.json`)),
    )
    .filter((file) => existsSync(file))

/** The words of a language in the given script, each once: those of the interface and of translated content. */
function wordsOf(language: string, letters: RegExp): string[] {
  const texts = [
    ...[...(locales.get(language)?.values() ?? [])].flatMap((part) => [...part.values()]),
    ...contentFiles(language).map((file) => readFileSync(file, 'utf8')),
  ]
  return [...new Set(texts.flatMap((text) => text.match(letters) ?? []))].filter((word) =>
    /^\p{L}/u.test(word),
  )
}

async function openFont(file: Buffer): Promise<Font> {
  const plain = await makeFont(file, '', { keepAllGlyphs: true, targetFormat: 'truetype' })
  return new Font(new Face(new Blob(plain)))
}

/** A joiner, which some fonts draw as an empty glyph. */
const INVISIBLE = '0 0 0'

/** Positions and outlines of the glyphs of a word, from which the browser draws it. */
function drawn(font: Font, word: string): string {
  const buffer = new TextBuffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const glyphs = buffer.getGlyphInfosAndPositions()
  return glyphs
    .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
      [xAdvance, xOffset, yOffset, font.glyphToPath(codepoint)].join(' '),
    )
    .filter((glyph) => glyph.trim() !== INVISIBLE)
    .join('\n')
}

it.each([
  ['ar', 'ibm-plex-sans-arabic-400', /[\p{Script=Arabic}\p{M}]+/gu],
  ['ur', 'noto-nastaliq-urdu-400', /[\u0600-\u06ff]+/gu],
  ['fa', 'vazirmatn', /[\p{Script=Arabic}\p{M}\u200c]+/gu],
  ['hi', 'noto-sans-devanagari', /[\p{Script=Devanagari}\u200c\u200d]+/gu],
  ['bn', 'noto-sans-bengali', /[\p{Script=Bengali}\u200c\u200d]+/gu],
  ['ml', 'noto-sans-malayalam', /[\p{Script=Malayalam}\u200c\u200d]+/gu],
])(
  'draws every word of %s as the whole typeface does',
  async (language, name, letters) => {
    const subset = subsets[name]
    if (!subset) throw new Error(`There is no subset ${name}.`)
    const [whole, part] = await Promise.all([
      openFont(fontFile(subset.source)),
      subsetOf(subset).then(openFont),
    ])
    const words = wordsOf(language, letters)
    expect(words.length).toBeGreaterThan(1000)
    expect(words.filter((word) => drawn(part, word) !== drawn(whole, word))).toEqual([])
  },
  60_000,
)
