import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type LanguageCode, languageOf } from '#shared/core/languages.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { openQuran, type QuranRepository } from './quran.repository.ts'
import { parseReaderPath, readerPreview } from './reader-preview.ts'
import { builtInTranslations } from './translations.ts'

let quran: QuranRepository
beforeAll(async () => {
  quran = await openQuran(join(projectFolders().content, 'quran'))
})

async function at(
  path: string,
  query = '',
  code: LanguageCode = 'en',
  there = builtInTranslations(quran.index),
) {
  const address = parseReaderPath(path, query)
  const language = languageOf(code)
  if (!address || address === 'bad' || !language) throw new Error(`${path} is no place.`)
  return readerPreview(quran, address, language, there)
}

describe('the address of a place', () => {
  it.each([
    ['/quran/reader/0', ''],
    ['/quran/reader/115', ''],
    ['/quran/reader/-1', ''],
    ['/quran/reader/1.5', ''],
    ['/quran/reader/abc', ''],
    ['/quran/reader/2/257-255', ''],
    ['/quran/reader/2/280-287', ''],
    ['/quran/reader', 'page=605'],
    ['/quran/reader', 'juz='],
  ])('rejects %s?%s', (path, query) => expect(parseReaderPath(path, query)).toBe('bad'))

  it('is undefined without a place and on other pages', () => {
    expect(parseReaderPath('/quran/reader', '')).toBeUndefined()
    expect(parseReaderPath('/quran/readers/0', '')).toBeUndefined()
    expect(parseReaderPath('/quran', 'page=605')).toBeUndefined()
  })
})

describe('the preview of a place', () => {
  it('names a surah with its meaning and count', async () => {
    const { title, description, canonicalPath } = await at('/quran/reader/2')
    expect(title).toBe('Al-Baqarah — Rafiq')
    expect(description).toMatch(/^Read surah Al-Baqarah \(The Cow\) \(286 verses\)/)
    expect(canonicalPath).toBe('/quran/reader/2')
  })

  it('names a surah as the page’s language writes it', async () => {
    const turkish = await at('/quran/reader/2', '', 'tr')
    expect(turkish.title).toBe('Bakara — Rafiq')
    expect(turkish.description).toMatch(/^Bakara \(İnek\)/)
    expect(turkish.html).toContain('2. Bakara İnek')
    expect((await at('/quran/reader/105', '', 'tr')).html).toContain('105. Fîl<')
    expect((await at('/quran/reader/2', '', 'fa')).title).toBe('سورهٔ بقره — رفیق')
  })

  it('describes verses by their translation, in the page’s language and digits', async () => {
    const english = await at('/quran/reader/2/255-257', 'page=42')
    expect(english.title).toBe('Al-Baqarah 2:255–257 — Rafiq')
    expect(english.description).toMatch(/^Allah - there is no deity except Him/)
    expect(english.description.length).toBeLessThanOrEqual(302)
    expect(english.canonicalPath).toBe('/quran/reader/2/255-257')
    const arabic = await at('/quran/reader/112/1', '', 'ar')
    expect(arabic.title).toBe('الإخلاص ١١٢:١ — رفيق')
    const [verse] = await quran.text(112)
    expect(arabic.description).toBe(verse?.text)
  })

  it.each([
    ['juz=30', 'Juz 30 of the Quran — Rafiq', /starting in surah An-Naba/],
    ['hizb=60', 'Hizb 60 of the Quran — Rafiq', /starting in surah Al-A'la/],
    ['page=604', 'Page 604 of the mushaf — Rafiq', /in surah Al-Ikhlas/],
  ])('names the part of ?%s', async (query, title, about) => {
    const place = await at('/quran/reader', query)
    expect(place.title).toBe(title)
    expect(place.description).toMatch(about)
  })

  it('leaves an imported translation to the app', async () => {
    const there = builtInTranslations(quran.index)
    const [first] = there
    if (!first) throw new Error('There is no translation.')
    const imported = { ...first, id: 'fa.x', language: 'fa', imported: true }
    expect((await at('/quran/reader/112', '', 'fa')).html).toContain('lang="en"')
    const { html } = await at('/quran/reader/112', '', 'fa', [...there, imported])
    expect(html).not.toContain('lang="en"')
    expect((await at('/quran/reader/112', '', 'fr', [...there, imported])).html).toContain('lang="fr"')
  })

  it('shows the first verses exactly as they are in the source', async () => {
    const text = await quran.text(2)
    const { html } = await at('/quran/reader/2')
    expect(html).toContain(`>${text[0]?.text} <`)
    expect(html).toContain(`>${text[1]?.text} <`)
    expect(html).toContain((await quran.text(1))[0]?.text)
    expect(html).not.toContain(text[60]?.text)
  })

  it('begins at the verses of the address, without the heading', async () => {
    const text = await quran.text(2)
    const { html } = await at('/quran/reader/2/255')
    expect(html).toContain(text[254]?.text)
    expect(html).not.toContain(text[253]?.text)
    expect(html).not.toContain((await quran.text(1))[0]?.text)
  })

  it('has no basmala above surah 9', async () => {
    const { html, files } = await at('/quran/reader/9')
    expect(html).not.toContain((await quran.text(1))[0]?.text)
    expect(files.some((file) => file.endsWith('/1.json'))).toBe(false)
  })

  it('shows a whole page of the mushaf and nothing of the next', async () => {
    const text = await quran.text(2)
    const { html } = await at('/quran/reader', 'page=3')
    for (const verse of text) expect(html.includes(verse.text)).toBe(verse.page === 3)
  })

  it('lists the files to preload, without a translation in Arabic', async () => {
    const { files } = await at('/quran/reader/2', '', 'id')
    expect(files).toEqual([
      `/content/quran/${quran.index.surahs}`,
      `/content/quran/${quran.index.text}/2.json`,
      `/content/quran/${quran.index.text}/1.json`,
      `/content/quran/${quran.index.translations.id.folder}/2.json`,
    ])
    expect((await at('/quran/reader/2', '', 'ar')).files).toHaveLength(3)
  })
})
