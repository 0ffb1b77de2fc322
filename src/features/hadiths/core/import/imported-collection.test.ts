import { describe, expect, it } from 'vitest'
import { gradeKind, type ImportedHadith } from '../imported-hadith.ts'
import { type HadithFile, type ItemProblem, readHadithFile } from './hadith-file.ts'
import {
  collectionOfBook,
  collectionOfChapters,
  collectionOfEditions,
  collectionSlug,
  commonNumber,
} from './imported-collection.ts'

const metadata = { length: 2, arabic: { title: 'صحيح مسلم' }, english: { title: 'Sahih Muslim' } }
const first = {
  id: 7000,
  idInBook: 1,
  arabic: ' الدِّينُ النَّصِيحَةُ ',
  english: { narrator: 'Narrated Tamim:', text: 'Religion is sincerity.\n' },
  chapterId: 1,
}
const second = {
  ...first,
  id: 7001,
  idInBook: 2,
  english: { narrator: '', text: 'Purity is half of faith.' },
}
const chapter = { id: 1, bookId: 2, arabic: 'كتاب الإيمان', english: 'Faith' }

const edition = (hadiths: readonly object[], names = {}) => ({
  metadata: { name: 'Sahih Muslim', sections: { 1: 'Faith' }, ...names },
  hadiths,
})
const numbered = (hadithnumber: number, arabicnumber: number | string, text: string, more = {}) => ({
  ...{ hadithnumber, arabicnumber, text, grades: [] },
  reference: { book: 1, hadith: hadithnumber - 92 },
  ...more,
})

const problems: (ItemProblem | string)[] = []
const read = <Kind extends HadithFile['kind']>(value: unknown, kind: Kind) => {
  const file = readHadithFile(value, (problem) => problems.push(problem))
  expect(file?.kind).toBe(kind)
  return file as Extract<HadithFile, { kind: Kind }>
}
const onProblem = (hadith: string, problem: string) => problems.push(`${hadith}: ${problem}`)
const editions = (arabic: readonly object[], english: readonly object[], slug = 'muslim') =>
  collectionOfEditions(
    slug,
    {
      arabic: read(edition(arabic, { section_details: { 1: { name_native: 'كتاب الإيمان' } } }), 'edition'),
      english: read(edition(english), 'edition'),
    },
    onProblem,
  )

describe('a book of hadith-json', () => {
  it('has chapters, both texts without white space around them, the narrator and two numbers', () => {
    const file = read({ id: 2, metadata, chapters: [chapter], hadiths: [first, second] }, 'book')
    const { hadiths, chapters, name, format } = collectionOfBook('muslim', file, onProblem)
    expect({ chapters, name, format }).toEqual({
      chapters: [{ number: '1', name: 'Faith', nameArabic: 'كتاب الإيمان' }],
      name: 'Sahih Muslim',
      format: 'hadith-json',
    })
    expect(hadiths).toEqual([
      {
        id: 'muslim/1',
        collection: 'muslim',
        number: '1',
        scheme: 'edition',
        otherNumbers: [{ scheme: 'in-book', number: '1/1' }],
        chapter: '1',
        narrator: 'Tamim',
        arabic: 'الدِّينُ النَّصِيحَةُ',
        translation: 'Religion is sincerity.',
        grades: [],
      } satisfies ImportedHadith,
      expect.objectContaining({ id: 'muslim/2', narrator: '', translation: 'Purity is half of faith.' }),
    ])
  })

  it('keeps a story that stands where the narrator should be', () => {
    const english = { narrator: 'A man asked him, "May I?" He replied:', text: 'You may.' }
    const file = read({ metadata, chapters: [chapter], hadiths: [{ ...first, english }] }, 'book')
    const [hadith] = collectionOfBook('muslim', file, onProblem).hadiths
    expect(hadith).toMatchObject({
      narrator: '',
      translation: 'A man asked him, "May I?" He replied:\nYou may.',
    })
  })

  it('names items that are not hadiths or have no text', () => {
    problems.length = 0
    const empty = { ...second, arabic: '', english: { narrator: '', text: '' } }
    const file = read({ metadata, chapters: [chapter], hadiths: [first, { arabic: 5 }, 'x', empty] }, 'book')
    expect(collectionOfBook('muslim', file, onProblem).hadiths).toHaveLength(1)
    expect(problems).toEqual([
      { item: 2, problem: 'the field arabic is missing or not valid' },
      { item: 3, problem: 'this is not a hadith' },
      '2: it has no text',
    ])
  })
})

it('numbers the hadiths of chapter files within their chapters, in the order of the chapters', () => {
  const chapters = [
    { metadata, chapter: { ...chapter, id: 2 }, hadiths: [first] },
    { metadata, chapter, hadiths: [first, second] },
  ].map((file) => read(file, 'chapter'))
  const { hadiths, format } = collectionOfChapters('muslim', chapters, onProblem)
  expect(format).toBe('hadith-json-chapters')
  expect(hadiths.map(({ id, number, scheme }) => [id, number, scheme])).toEqual([
    ['muslim/1-1', '1/1', 'in-book'],
    ['muslim/1-2', '1/2', 'in-book'],
    ['muslim/2-1', '2/1', 'in-book'],
  ])
})

describe('editions of hadith-api', () => {
  it('are joined by number, with the chapters’ names in both languages', () => {
    const { hadiths, chapters } = editions(
      [numbered(93, 8.01, 'نص'), numbered(94, '8.02', 'نص آخر')],
      [numbered(93, 8.01, 'Narrated Yahya: A text.'), numbered(95, 9.01, 'Only in English.')],
    )
    expect(chapters).toEqual([{ number: '1', name: 'Faith', nameArabic: 'كتاب الإيمان' }])
    expect(hadiths).toMatchObject([
      { id: 'muslim/8a', arabic: 'نص', translation: 'A text.', narrator: 'Yahya' },
      { id: 'muslim/8b', arabic: 'نص آخر', translation: '' },
      { id: 'muslim/9a', arabic: '', translation: 'Only in English.' },
    ])
    expect(hadiths[0]).toMatchObject({
      number: '8a',
      scheme: 'abd-al-baqi',
      otherNumbers: [
        { scheme: 'edition', number: '93' },
        { scheme: 'in-book', number: '1/1' },
      ],
    })
  })

  it('have one number where both are the same, and the edition’s own where the scheme is not known', () => {
    const bukhari = editions([numbered(100, 100, 'نص')], [], 'bukhari').hadiths[0]
    expect(bukhari).toMatchObject({ id: 'bukhari/100', number: '100', scheme: 'fath-al-bari' })
    expect(bukhari?.otherNumbers).toEqual([{ scheme: 'in-book', number: '1/8' }])
    expect(editions([numbered(100, 100, 'نص')], [], 'malik').hadiths[0]).toMatchObject({ scheme: 'edition' })
    expect(editions([numbered(1, 0, 'نص')], [], 'muslim').hadiths[0]).toMatchObject({
      number: '1',
      scheme: 'edition',
    })
  })

  it('keep hadiths with the same number apart', () => {
    const { hadiths } = editions([numbered(93, 8, 'نص'), numbered(94, 8, 'نص آخر')], [])
    expect(hadiths.map(({ id }) => id)).toEqual(['muslim/8', 'muslim/8-94'])
  })

  it('give every grader’s grade once, also from info.json', () => {
    const grades = [{ name: 'Al-Albani', grade: 'Sahih' }]
    const info = read(
      {
        abudawud: edition([{ ...numbered(93, 93, ''), grades: [{ name: 'Zubair Ali Zai', grade: 'Daif' }] }]),
      },
      'info',
    )
    const { hadiths } = collectionOfEditions(
      'abu-dawud',
      {
        english: read(edition([numbered(93, 93, 'A text.', { grades })]), 'edition'),
        info: info.books.get('abudawud'),
      },
      onProblem,
    )
    expect(hadiths[0]?.grades).toEqual([
      { grader: 'Al-Albani', grade: 'Sahih' },
      { grader: 'Zubair Ali Zai', grade: 'Daif' },
    ])
  })
})

it.each([
  [8.01, '8a'],
  ['8.02', '8b'],
  [8.1, '8j'],
  [2564.27, '2564aa'],
  [2564, '2564'],
  [0, undefined],
  [null, undefined],
])('reads %s as the number %s of Muslim', (given, expected) => {
  expect(commonNumber('muslim', given)).toBe(expected)
})

it.each([
  ['bukhari', '', 'bukhari'],
  ['ibnmajah', '', 'ibn-majah'],
  ['file', 'Sunan Abi Dawud', 'abu-dawud'],
  ['file', 'A Collection of Its Own', 'a-collection-of-its-own'],
  ['كتاب', 'كتاب', 'collection'],
])('the collection of %s, “%s”, is %s', (file, title, slug) => expect(collectionSlug(file, title)).toBe(slug))

it.each([
  ['Sahih', 'sahih'],
  ['Hasan Sahih', 'hasan'],
  ['Isnaad Hasan', 'hasan'],
  ["Da'if", 'daif'],
  ['Maudu', 'daif'],
  ['Mauquf', undefined],
])('“%s” is the grade %s', (grade, kind) => expect(gradeKind(grade)).toBe(kind))

it.each([[{}], [[]], ['text'], [null], [{ hadiths: [] }]])('is none of the formats: %j', (value) => {
  expect(readHadithFile(value, () => undefined)).toBeUndefined()
})
