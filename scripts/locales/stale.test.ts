import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acceptedTable, parseAccepted, staleTranslations } from './stale.ts'
import { readContentTexts, textFileOf } from './text-files.ts'
import { readOrigins, withJoinedForms } from './text-history.ts'
import { readLanguages } from './texts.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'text-history-'))
  git('init', '--quiet')
  write({ en: { title: 'Prayer times', left_one: '1 day left', left_other: '{{count}} days left' } })
  commit()
  write({ fr: { title: 'Horaires', left_one: '{{count}} jour', left_other: '{{count}} jours' } })
  commit()
})

afterEach(() => rmSync(root, { recursive: true }))

const git = (...command: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...command], {
    cwd: root,
  })

function commit() {
  git('add', '.')
  git('commit', '--quiet', '--message', 'change texts')
}

function write(languages: Record<string, Record<string, string>>, folder = 'locales') {
  for (const [language, texts] of Object.entries(languages)) {
    const file = join(root, folder, language, 'prayer.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(texts))
  }
}

const english = { title: 'Prayer times', left_one: '1 day left', left_other: '{{count}} days left' }
const french = { title: 'Horaires', left_one: '{{count}} jour', left_other: '{{count}} jours' }

function stale(acceptedLines = '') {
  const languages = readLanguages(join(root, 'locales'))
  const now = withJoinedForms(languages.get('en')?.get('prayer') ?? new Map())
  const texts = new Map([...now].map(([key, text]) => [`prayer:${key}`, text]))
  const found = staleTranslations(readOrigins(root, languages), texts, parseAccepted(acceptedLines))
  return { found, keys: found.map(({ language, key }) => `${language} ${key}`), texts }
}

describe('a translation', () => {
  it('is up to date until its English text changes', () => {
    expect(stale().keys).toEqual([])
  })

  it('is listed with the old and the new English text, also before the change is committed', () => {
    write({ en: { ...english, title: 'Times of prayer' } })
    expect(stale().found).toEqual([
      {
        language: 'fr',
        key: 'prayer:title',
        text: 'Horaires',
        before: 'Prayer times',
        now: 'Times of prayer',
      },
    ])
    commit()
    expect(stale().keys).toEqual(['fr prayer:title'])
  })

  it('is up to date again when it changes', () => {
    write({ en: { ...english, title: 'Times of prayer' } })
    commit()
    write({ fr: { ...french, title: 'Heures de prière' } })
    expect(stale().keys).toEqual([])
  })

  it('is up to date if it changes together with English', () => {
    write({ en: { ...english, title: 'Times' }, fr: { ...french, title: 'Heures' } })
    expect(stale().keys).toEqual([])
  })

  it('is up to date if only signs or capitals of the English text change', () => {
    write({ en: { ...english, title: 'Prayer Times.' } })
    expect(stale().keys).toEqual([])
  })

  it('is listed once for all plural forms', () => {
    write({ en: { ...english, left_one: '1 day remains' } })
    expect(stale().keys).toEqual(['fr prayer:left'])
  })

  it('stays listed when its file moves', () => {
    write({ en: { ...english, title: 'Times of prayer' } })
    commit()
    rmSync(join(root, 'locales/fr'), { recursive: true })
    write({ fr: french }, 'locales/in-preparation')
    commit()
    rmSync(join(root, 'locales/in-preparation'), { recursive: true })
    write({ fr: french })
    expect(stale().keys).toEqual(['fr prayer:title'])
  })

  it('needs no step when its key is new', () => {
    write({ en: { ...english, next: 'Next prayer' }, fr: { ...french, next: 'Prochaine prière' } })
    expect(stale().keys).toEqual([])
  })

  it('is not listed once it is accepted, until English changes again', () => {
    write({ en: { ...english, title: 'Times of prayer' } })
    const { found, texts } = stale()
    const table = acceptedTable(parseAccepted(''), found, texts)
    expect(table).toMatch(/^fr\tprayer:title\t[0-9a-f]{10}\n$/)
    expect(stale(table).keys).toEqual([])
    write({ en: { ...english, title: 'When to pray' } })
    const again = stale(table)
    expect(again.keys).toEqual(['fr prayer:title'])
    expect(acceptedTable(parseAccepted(table), [], again.texts)).toBe('')
  })
})

describe('translated content', () => {
  const put = (file: string, json: unknown) => {
    const path = join(root, 'content/islamic-names', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(json))
  }
  const name = { slug: 'umar', meaning: 'long-lived', bearers: [{ who: 'the second caliph' }] }
  const keys = () => {
    const texts = readContentTexts(root)
    const english = [...(texts.get('en')?.get('content/islamic-names') ?? [])]
    const now = new Map(english.map(([key, text]) => [`content/islamic-names:${key}`, text]))
    return staleTranslations(readOrigins(root, texts), now, new Map()).map(
      ({ language, key }) => `${language} ${key}`,
    )
  }

  it('is listed when its English text changes', () => {
    put('items/companions.json', [name])
    put('translations/tr.json', { umar: { meaning: 'uzun ömürlü', bearers: ['ikinci halife'] } })
    commit()
    expect(keys()).toEqual([])
    put('items/companions.json', [{ ...name, bearers: [{ who: 'caliph after Abu Bakr' }] }])
    commit()
    expect(keys()).toEqual(['tr content/islamic-names:umar.bearers.0'])
    put('translations/tr.json', {
      umar: { meaning: 'uzun ömürlü', bearers: ['Ebubekir’den sonraki halife'] },
    })
    expect(keys()).toEqual([])
  })

  it('may have one text for each item', () => {
    const read = (path: string, json: unknown) => [
      ...(textFileOf(`content/reflection/${path}`)?.read(JSON.stringify(json)) ?? []),
    ]
    expect(read('wisdom.json', [{ id: 'near', meaning: { en: 'I am near' } }])).toEqual([
      ['near.meaning', 'I am near'],
    ])
    expect(read('translations/tr.json', { near: 'Ben yakınım' })).toEqual([['near.meaning', 'Ben yakınım']])
  })

  it('leaves other files alone', () => {
    for (const path of ['content/adhkar/SOURCE.md', 'content/lessons/items/wudu.json', 'docs/privacy.md'])
      expect(textFileOf(path)).toBeUndefined()
  })
})

it('needs the whole history', () => {
  const clone = mkdtempSync(join(tmpdir(), 'shallow-'))
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, clone])
  expect(() => readOrigins(clone, new Map())).toThrow('git fetch --unshallow')
  rmSync(clone, { recursive: true })
})
