import { describe, expect, it } from 'vitest'
import { problemsInPreparation, problemsOfTexts } from './check.ts'
import { flatten } from './texts.ts'

type Files = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const english = { prayer: { title: 'Prayer', names: { fajr: 'Fajr' }, left: '{{time}} left' } }
const arabic = { prayer: { title: 'الصلاة', names: { fajr: 'الفجر' }, left: 'بقي {{time}}' } }
const source = `t('prayer:title'); t(\`prayer:names.\${name}\`); const label = 'prayer:left'`

function problems(
  files: Files,
  options: { source?: string; same?: string[]; elsewhere?: RegExp } = {},
): string[] {
  const languages = Object.entries(files).map(
    ([language, features]) =>
      [
        language,
        new Map(Object.entries(features).map(([feature, texts]) => [feature, flatten(texts)])),
      ] as const,
  )
  return problemsOfTexts({
    complete: ['en', 'ar'],
    languages: new Map(languages),
    sources: [{ file: 'src/page.tsx', text: options.source ?? source }],
    names: ['cities'],
    sameAsEnglish: { ar: options.same ?? [] },
    anyWriting: {},
    readElsewhere: options.elsewhere ? [{ keys: options.elsewhere, by: 'the server' }] : [],
  })
}

const withArabic = (prayer: Record<string, unknown>) => ({
  en: english,
  ar: { prayer: { ...arabic.prayer, ...prayer } },
})

describe('the texts of every language', () => {
  it('are accepted if they agree', () => {
    expect(problems({ en: english, ar: arabic })).toEqual([])
  })

  it('may include names whose keys are English', () => {
    const cities = { Cairo: 'القاهرة' }
    expect(problems({ en: english, ar: { ...arabic, cities } })).toEqual([])
    expect(problems({ en: english, ar: { ...arabic, towns: cities } })).toHaveLength(1)
  })

  it('must exist in English', () => {
    expect(problems({ ar: arabic })).toHaveLength(1)
  })

  it('must include every feature in Arabic', () => {
    expect(problems({ en: english, ar: {} })).toEqual(['locales/ar/prayer.json is missing.'])
  })

  it('may omit a language, but no part of a file', () => {
    const turkish = { prayer: { title: 'Namaz', names: { fajr: 'İmsak' } } }
    expect(problems({ en: english, ar: arabic, tr: turkish })).toEqual([
      'locales/tr/prayer.json: left is missing.',
    ])
  })

  it.each([
    ['a missing key', { names: {} }, 'names.fajr is missing.'],
    ['a key that English lacks', { extra: 'زيادة' }, 'extra is not in English.'],
    ['an empty text', { title: ' ' }, 'title is empty.'],
    ['the English text', { title: 'Prayer' }, 'title is not translated.'],
    ['a lost placeholder', { left: 'بقي' }, 'left lacks {{time}}.'],
    [
      'an invented placeholder',
      { left: 'بقي {{time}} {{more}}' },
      'left has {{more}}, which English does not give.',
    ],
  ])('must not have %s', (_, texts, problem) => {
    expect(problems(withArabic(texts))).toEqual([`locales/ar/prayer.json: ${problem}`])
  })

  it('may lack the administration, except in Arabic', () => {
    const admin = { title: 'Administration' }
    const files = { en: { ...english, admin }, ar: arabic, tr: english }
    const used = { source: `${source}; t('admin:title')`, same: ['prayer:title'] }
    const missing = problems(files, used).filter((problem) => problem.includes('admin'))
    expect(missing).toEqual(['locales/ar/admin.json is missing.'])
    const pages = { adminUsers: { title: 'Users' }, qibla: { title: 'Qibla' } }
    const turkish = problems(
      { en: { ...english, pages }, ar: arabic, tr: { pages: {} } },
      { elsewhere: /^pages:/ },
    )
    expect(turkish.filter((problem) => problem.includes('/tr/'))).toEqual([
      'locales/tr/pages.json: qibla.title is missing.',
    ])
  })

  it('may equal the English ones if that is listed', () => {
    expect(problems(withArabic({ title: 'Prayer' }), { same: ['prayer:title'] })).toEqual([])
  })

  it('must belong to a feature that exists in English', () => {
    expect(problems({ en: english, ar: { ...arabic, fasting: { title: 'الصوم' } } })).toEqual([
      'locales/ar/fasting.json has no English counterpart.',
    ])
  })
})

describe('plural forms', () => {
  const hours = { hours_one: '{{count}} hour', hours_other: '{{count}} hours' }
  const ساعات = {
    hours_zero: 'لا ساعات',
    hours_one: 'ساعة',
    hours_two: 'ساعتان',
    hours_few: '{{count}} ساعات',
    hours_many: '{{count}} ساعة',
    hours_other: '{{count}} ساعة',
  }
  const check = (ar: Record<string, string>, en: Record<string, string> = hours) =>
    problems({ en: { time: en }, ar: { time: ar } }, { source: "t('time:hours', { count })" })

  it('are those of the language', () => {
    expect(check(ساعات)).toEqual([])
  })

  it('may give the number where English spells it out', () => {
    const verses = { hours_one: '1 hour', hours_other: '{{number}} hours' }
    const inNumbers = Object.fromEntries(Object.keys(ساعات).map((key) => [key, '{{number}} ساعة']))
    expect(check(inNumbers, verses)).toEqual([])
    expect(check({ ...inNumbers, hours_one: '{{hours}} ساعة' }, verses)).toEqual([
      'locales/ar/time.json: hours_one has {{hours}}, which English does not give.',
    ])
  })

  it('must be complete', () => {
    const { hours_two: _, ...rest } = ساعات
    expect(check(rest)).toEqual(['locales/ar/time.json: hours_two is missing.'])
    expect(check(ساعات, { hours_other: '{{count}} hours' })).toEqual([
      'locales/en/time.json: hours_one is missing.',
    ])
  })

  it('must not be those of another language', () => {
    expect(check(ساعات, { ...hours, hours_few: '{{count}} hours' })).toEqual([
      'locales/en/time.json: hours_few is not in English.',
    ])
  })

  it('must have the other placeholders', () => {
    const named = { hours_one: '{{count}} hour to {{name}}', hours_other: '{{count}} hours to {{name}}' }
    expect(check(ساعات, named)).toEqual(
      expect.arrayContaining([
        'locales/ar/time.json: hours_one lacks {{name}}.',
        'locales/ar/time.json: hours_few lacks {{name}}.',
      ]),
    )
  })

  it('may spell out a small number, but not a large one', () => {
    expect(check({ ...ساعات, hours_many: 'ساعة' })).toEqual([
      'locales/ar/time.json: hours_many lacks {{count}}.',
    ])
  })
})

describe('uses of texts', () => {
  const used = (text: string, elsewhere?: RegExp) =>
    problems({ en: english, ar: arabic }, { source: text, ...(elsewhere && { elsewhere }) })

  it('must exist in English', () => {
    expect(used(`${source}; t('prayer:lost')`)).toEqual(['src/page.tsx: prayer:lost is not in English.'])
    expect(used(`${source}; t(\`prayer:lost.\${name}\`)`)).toHaveLength(1)
  })

  it('must name their feature', () => {
    expect(used(`${source}; t('title')`)).toEqual(["src/page.tsx: t('title') does not name its feature."])
  })

  it('must exist for every text', () => {
    expect(used("t('prayer:title'); t('prayer:left')")).toEqual([
      'locales/en: prayer:names.fajr is used nowhere.',
    ])
  })

  it('may be listed if they are outside of the sources', () => {
    expect(used("t('prayer:title'); t('prayer:left')", /^prayer:names\./)).toEqual([])
  })

  it('are distinguished from modules', () => {
    expect(used(`import 'node:fs'; ${source}`)).toEqual([])
  })
})

describe('a language in preparation', () => {
  const language = (features: Files[string]) =>
    new Map(Object.entries(features).map(([feature, texts]) => [feature, flatten(texts)] as const))
  const inTurkish = (features: Files[string]) =>
    problemsInPreparation(
      { languages: new Map([['en', language(english)]]), names: [], sameAsEnglish: {} },
      'tr',
      language(features),
    )

  it('lists the missing texts, of missing files too', () => {
    expect(inTurkish({})).toEqual([
      'prayer.json: title is missing.',
      'prayer.json: names.fajr is missing.',
      'prayer.json: left is missing.',
    ])
  })

  it('lists the wrong texts', () => {
    const prayer = { title: 'Prayer', names: { fajr: 'Sabah' }, left: '{{when}} kaldı', gone: 'Eski' }
    expect(inTurkish({ prayer })).toEqual([
      'prayer.json: title is not translated.',
      'prayer.json: left lacks {{time}}.',
      'prayer.json: left has {{when}}, which English does not give.',
      'prayer.json: gone is not in English.',
    ])
  })
})
