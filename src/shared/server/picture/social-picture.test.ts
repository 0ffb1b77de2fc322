import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/core/languages.ts'
import { projectFolders } from '../project-folders.ts'
import * as outlining from './outline-text.ts'
import { socialPicture } from './social-picture.ts'

const { missingSigns, outlineText } = outlining

vi.mock('./outline-text.ts', { spy: true })

const [english, arabic] = languages
const width = (text: string) => outlineText(text, 'arabic', 'rtl').width
const shapes = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)

describe('a line of Arabic', () => {
  it('joins its letters', () => {
    expect(width('ببب')).toBeLessThan(3 * width('ب') * 0.8)
  })

  it('has vowel marks above and below letters, not between them', () => {
    expect(width('بَبِبُ')).toBeCloseTo(width('ببب'), 2)
    expect(shapes(outlineText('بَ', 'arabic', 'rtl').svg).length).toBeGreaterThan(
      shapes(outlineText('ب', 'arabic', 'rtl').svg).length,
    )
  })

  it('ends at the left, with numbers from left to right', () => {
    const digits = shapes(outlineText('٢٥٥', 'words', 'ltr').svg)
    const line = shapes(outlineText('سورة ٢٥٥', 'words', 'rtl').svg)
    expect(line.slice(0, digits.length)).toEqual(digits)
  })

  it('has its words in Latin letters from left to right', () => {
    const name = shapes(outlineText('Rafiq', 'words', 'ltr').svg)
    const line = shapes(outlineText('تطبيق Rafiq هنا', 'words', 'rtl').svg).join()
    expect(line).toContain(name.join())
  })

  it('has a sign for everything in the Quran', async () => {
    const folder = join(projectFolders().content, 'quran')
    const { text } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as { text: string }
    const missing = new Set<string>()
    for (let surah = 1; surah <= 114; surah++) {
      const verses: { text: string }[] = JSON.parse(
        await readFile(join(folder, text, `${surah}.json`), 'utf8'),
      )
      for (const verse of verses) for (const sign of missingSigns(verse.text, 'arabic')) missing.add(sign)
    }
    expect([...missing]).toEqual([])
  })
})

describe('a social picture', () => {
  const ellipsis = (typeface: 'arabic' | 'words', direction: 'ltr' | 'rtl') =>
    shapes(outlineText('…', typeface, direction).svg)[0] ?? ''
  const short = 'قُلۡ هُوَ ٱللَّهُ أَحَدٌ'
  const long = Array.from({ length: 80 }, () => short).join(' ')

  it('has the whole text and its translation where they fit', () => {
    const svg = socialPicture({ arabic: short, text: 'Say: He is one.', source: '112:1', language: english })
    const drawn = shapes(svg).join()
    for (const [text, typeface, direction] of [
      [short.split(' ')[3] ?? '', 'arabic', 'rtl'],
      ['Say:', 'words', 'ltr'],
      ['112:1', 'words', 'ltr'],
    ] as const) {
      expect(drawn).toContain(shapes(outlineText(text, typeface, direction).svg).join())
    }
    expect(drawn).not.toContain(ellipsis('words', 'ltr'))
    expect(svg).not.toContain('<text')
  })

  it('leaves the Arabic out rather than a part of it, where only the translation fits', () => {
    const svg = socialPicture({ arabic: long, text: 'Say: He is one.', source: '', language: english })
    expect(svg).toContain(shapes(outlineText('Say:', 'words', 'ltr').svg)[0])
    expect(svg).not.toContain(shapes(outlineText('قُلۡ', 'arabic', 'rtl').svg)[0])
    expect(svg).not.toContain(ellipsis('words', 'ltr'))
  })

  it('ends a long translation with an ellipsis', () => {
    const text = 'A rather long sentence of many words. '.repeat(60)
    const svg = socialPicture({ arabic: long, text, source: '', language: english })
    expect(svg).toContain(ellipsis('words', 'ltr'))
  })

  it('ends a long Arabic text with an ellipsis', () => {
    expect(socialPicture({ arabic: long, source: '', language: arabic })).toContain(ellipsis('arabic', 'rtl'))
  })

  it('shapes no more of a very long text than of a long one', () => {
    const shapedFor = (times: number) => {
      vi.mocked(outlineText).mockClear()
      const text = 'A rather long sentence of many words. '.repeat(times)
      const svg = socialPicture({ arabic: `${long} `.repeat(times), text, source: '', language: english })
      return { svg, shaped: vi.mocked(outlineText).mock.calls.length }
    }
    expect(shapedFor(200)).toEqual(shapedFor(40))
  })

  const languageIn = (code: string) => languages.find((each) => each.code === code) ?? english

  it.each([
    ['ml', 'malayalam', 'ദീർഘായുസ്സുള്ളവൻ'],
    ['hi', 'devanagari', 'ज़िंदगी'],
    ['bn', 'bengali', 'দীর্ঘজীবী'],
    ['ur', 'urdu', 'زندگی'],
    ['fa', 'words', 'زندگی'],
  ] as const)('draws words of %s in the typeface of %s', (code, typeface, text) => {
    expect(missingSigns(text, typeface)).toEqual([])
    const language = languageIn(code)
    const drawn = shapes(socialPicture({ title: text, text, source: text, language })).join()
    const word = shapes(outlineText(text, code === 'fa' ? 'title' : typeface, language.direction).svg)
    expect(drawn).toContain(word.join())
  })

  it.each(['Say: He is one.', 'Birth of the Prophet ﷺ', 'ʿUmar and Ṭalḥa'])(
    'draws the English text “%s” in any language as in English',
    (text) => {
      const of = (code: string) =>
        shapes(socialPicture({ title: text, text, source: '', language: languageIn(code) })).join()
      for (const code of ['ur', 'ml']) expect(of(code)).toEqual(of('en'))
    },
  )

  it('draws a letter without a mark that the typefaces lack', () => {
    expect(missingSigns('Muḥammad', 'words')).toEqual([])
    expect(shapes(outlineText('Muḥammad', 'words', 'ltr').svg)).toEqual(
      shapes(outlineText('Muhammad', 'words', 'ltr').svg),
    )
  })

  it('draws Persian letters, which the typeface of the Quran lacks', () => {
    expect(missingSigns('گل', 'arabic')).toEqual(['گ'])
    const svg = socialPicture({ arabic: 'گل', source: '', language: arabic })
    expect(svg).toContain(shapes(outlineText('گل', 'words', 'rtl').svg)[0])
  })
})
