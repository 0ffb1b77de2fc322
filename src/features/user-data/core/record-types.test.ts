import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { recordChecker } from '#shared/core/user-data/check-records.ts'
import { type RecordType, recordType } from '#shared/core/user-data/record-type.ts'
import { valueIn } from '#shared/core/user-data/testing/value-in.ts'
import { recordTypes } from './record-types.ts'

const source = join(import.meta.dirname, '../../..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.records\.ts$/.test(file),
)

describe('the list of record types', () => {
  it('contains every declared type once', async () => {
    const declared: RecordType[] = []
    for (const file of files) {
      const found: Record<string, unknown> = await import(join(source, file))
      for (const each of Object.values(found))
        if (typeof each === 'object' && each !== null && 'merge' in each) declared.push(each as RecordType)
    }
    expect(declared.length).toBeGreaterThan(15)
    expect(new Set(declared)).toEqual(new Set(recordTypes))
    const names = recordTypes.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('names only existing types in partOf', () => {
    const names = recordTypes.map(({ name }) => name)
    expect(recordTypes.flatMap(({ partOf }) => partOf ?? []).filter((name) => !names.includes(name))).toEqual(
      [],
    )
  })

  it.each(['en', 'ar'])('has a name for every type in %s', (language) => {
    const { kinds } = JSON.parse(
      readFileSync(join(source, `../locales/${language}/privacy.json`), 'utf8'),
    ) as { kinds: Record<string, string> }
    expect(recordTypes.map(({ name }) => name).filter((name) => !kinds[name])).toEqual([])
  })
})

describe('a new record type', () => {
  const dua = recordType<{ readonly words: string; readonly answered?: boolean }>({
    name: 'own-dua',
    merge: 'whole',
    privacy: 'private',
    schema: (s) => s.object({ words: s.filledText(500), answered: s.optional(s.boolean()) }),
  })
  const problemOf = recordChecker([...recordTypes, dua])
  const record = (value: unknown, type = 'own-dua') => ({ type, id: 'a', value })

  it('is validated by its declaration alone, on the device, in files and on the server', () => {
    expect(problemOf(record({ words: 'Rabbi zidni ilma' }))).toBeUndefined()
    expect(problemOf(record(null))).toBeUndefined()
    expect(problemOf(record({ words: ' ' }))).toBe('not_valid')
    expect(problemOf(record({ words: 'a', answered: 'yes' }))).toBe('not_valid')
    expect(problemOf(record({ words: 'x'.repeat(20_001) }))).toBe('too_long')
    expect(problemOf(record({ words: 'a' }, 'unheard-of'))).toBe('not_valid')
    expect(valueIn(dua, { words: 'a', later: 1 })).toEqual({ words: 'a' })
  })
})
