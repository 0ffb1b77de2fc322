import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { verseCount } from '#features/quran/core/index.ts'
import { poseNames } from '#features/sign-language/core/pose-named.ts'
import {
  type BodyStep,
  type DeafNote,
  type Organisation,
  type Sign,
  signLanguages,
} from '#features/sign-language/core/sign-language.ts'

const folder = join(import.meta.dirname, '../../../content')
const read = async <Content>(file: string): Promise<Content> =>
  JSON.parse(await readFile(join(folder, file), 'utf8')) as Content

interface Dhikr {
  readonly id: string
  readonly arabic?: string
  readonly meaning: { readonly en: string }
}

let steps: readonly BodyStep[]
let signs: readonly Sign[]
let notes: readonly DeafNote[]
let organisations: readonly Organisation[]
let adhkar: ReadonlyMap<string, Dhikr>
beforeAll(async () => {
  steps = (
    await Promise.all(
      ['prayer', 'wudu'].map((name) => read<readonly BodyStep[]>(`sign-language/${name}.json`)),
    )
  ).flat()
  signs = await read('sign-language/signs.json')
  notes = await read('sign-language/notes.json')
  organisations = await read('sign-language/organisations.json')
  const files = await readdir(join(folder, 'adhkar/items'))
  const items = await Promise.all(files.map((file) => read<readonly Dhikr[]>(`adhkar/items/${file}`)))
  adhkar = new Map(items.flat().map((item) => [item.id, item]))
})

const arabic = /[\u0600-\u06ff]/u

describe('the content of sign language', () => {
  it('has every id once', () => {
    for (const list of [signs, notes, organisations]) {
      const ids = list.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,60}$/)
    }
  })

  it('is complete in both languages', () => {
    const texts = [
      ...steps.flatMap(({ title, text }) => [title, text]),
      ...notes.flatMap(({ title, text, views }) => [title, text, ...views.map((view) => view.text)]),
      ...signs.flatMap(({ meaning, steps: movements, note }) => [
        meaning,
        ...movements,
        ...(note ? [note] : []),
      ]),
      ...organisations.map(({ about }) => about),
    ]
    for (const { en, ar } of texts) {
      expect(en).toMatch(/\w/)
      expect(ar, en).toMatch(arabic)
    }
  })

  it('uses every figure, and only figures that exist', () => {
    const used = [...steps, ...signs].flatMap(({ poses }) => poses)
    for (const pose of used) expect(poseNames).toContain(pose)
    for (const pose of poseNames) expect(used).toContain(pose)
  })

  it('says the words of the adhkar, letter by letter', () => {
    const said = steps.flatMap(({ says }) => says)
    expect(said.filter(({ adhkar: id }) => id).length).toBeGreaterThan(5)
    for (const { adhkar: id, arabic: words, meaning } of said) {
      if (id)
        expect({ words, meaning }).toEqual({
          words: adhkar.get(id)?.arabic,
          meaning: adhkar.get(id)?.meaning.en,
        })
    }
  })

  it('has a source for every position and step', () => {
    for (const { id, sources } of steps) expect(sources.length, id).toBeGreaterThan(0)
  })

  it('refers to existing verses', () => {
    for (const verse of notes.flatMap(({ verses }) => verses)) {
      const [surah = 0, number = 0] = verse.split(':').map(Number)
      expect(number).toBeGreaterThan(0)
      expect(number).toBeLessThanOrEqual(verseCount(surah))
    }
  })

  it('names the sign language and the published description of every sign', () => {
    for (const { id, signLanguage, source, poses } of signs) {
      expect(signLanguages, id).toContain(signLanguage)
      expect(source.url, id).toMatch(/^https?:\/\//)
      expect(source.title, id).toBeTruthy()
      expect(poses.length, id).toBeGreaterThan(0)
    }
  })

  it('names a page for every organisation, and no year to come', () => {
    for (const { id, country, website, seen, checked } of organisations) {
      expect(country, id).toMatch(/^[A-Z]{2}$/)
      expect(checked.length, id).toBeGreaterThan(0)
      for (const { url } of checked) expect(url, id).toMatch(/^https?:\/\//)
      if (website !== null) expect(website, id).toMatch(/^https?:\/\//)
      expect(seen, id).toBeGreaterThan(2000)
      expect(seen, id).toBeLessThanOrEqual(2026)
    }
  })
})
