import { describe, expect, it } from 'vitest'
import { searchableText } from '#shared/core/text-search.ts'
import { arrangeItems, HIGHLIGHTED, type NamedItem } from './arrange-items.ts'
import { mergeSavedItems } from './saved-item.ts'

const at = (day: number) => `2026-11-0${day}T00:00:00.000Z`
const compare = (a: string, b: string) => a.localeCompare(b)
const item = (target: string, day: number, more: Partial<NamedItem> = {}): NamedItem => {
  const [type = '', id = ''] = target.split('/')
  const title = more.title ?? target
  return {
    target,
    type,
    id,
    savedAt: at(day),
    bookmark: { savedAt: at(day) },
    title,
    words: () => searchableText(title),
    ...more,
  }
}
const shown = (items: readonly NamedItem[], wanted: Partial<Parameters<typeof arrangeItems>[1]>) =>
  arrangeItems(items, { query: '', order: 'newest', ...wanted }, compare).map(({ target }) => target)

describe('saved items', () => {
  it('are listed once, whether saved, highlighted or both, and left out if their target is invalid', () => {
    const items = mergeSavedItems(
      new Map([
        ['verse/2:255', { savedAt: at(1) }],
        ['nonsense', { savedAt: at(1) }],
      ]),
      new Map([
        ['verse/2:255', { colour: 'sky', markedAt: at(2) }],
        ['verse/1:1', { colour: 'rose', markedAt: at(3) }],
      ]),
    )
    expect(items.map(({ target, savedAt }) => [target, savedAt])).toEqual([
      ['verse/2:255', at(1)],
      ['verse/1:1', at(3)],
    ])
  })

  it('are sorted by newest or oldest', () => {
    const items = [item('mosque/a', 1), item('verse/1:1', 3), item('surah/2', 2)]
    expect(shown(items, {})).toEqual(['verse/1:1', 'surah/2', 'mosque/a'])
    expect(shown(items, { order: 'oldest' })).toEqual(['mosque/a', 'surah/2', 'verse/1:1'])
  })

  it('are sorted by name, verses in the order of the Quran', () => {
    const items = [
      item('verse/10:1', 1, { rank: 1365 }),
      item('verse/2:255', 2, { rank: 262 }),
      item('mosque/b', 3, { title: 'Zaytuna' }),
      item('mosque/a', 4, { title: 'Aqsa' }),
    ]
    expect(shown(items, { order: 'name' })).toEqual(['mosque/a', 'mosque/b', 'verse/2:255', 'verse/10:1'])
  })

  it('are filtered by type, highlight, collection and words', () => {
    const items = [
      item('verse/1:1', 1, { highlight: { colour: 'sky', markedAt: at(1) } }),
      item('mosque/a', 2, { title: 'مَسْجِد الأقصى', bookmark: { savedAt: at(2), collections: ['c'] } }),
      item('mosque/b', 3),
    ]
    expect(shown(items, { type: 'mosque' })).toEqual(['mosque/b', 'mosque/a'])
    expect(shown(items, { type: HIGHLIGHTED })).toEqual(['verse/1:1'])
    expect(shown(items, { collection: 'c' })).toEqual(['mosque/a'])
    expect(shown(items, { query: 'مسجد' })).toEqual(['mosque/a'])
    expect(shown(items, { query: 'nothing of this' })).toEqual([])
  })
})
