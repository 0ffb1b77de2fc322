import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Hadith } from '#features/hadiths/core/hadith.ts'
import { hadithTroubles } from '#features/hadiths/core/hadith-troubles.ts'
import { hadithFrom, valuesOfHadith } from '#features/hadiths/core/hadith-values.ts'
import { readItems } from '../directory/read-items.ts'

let hadiths: readonly Hadith[]
beforeAll(async () => {
  hadiths = await readItems(join(import.meta.dirname, '../../../content/hadiths/items'), ({ id }) => id)
})

describe('the hadiths', () => {
  it('follow the rules of editors: complete, with numbers that exist and grades of known scholars', () => {
    for (const hadith of hadiths) expect(hadithTroubles(valuesOfHadith(hadith, true)), hadith.id).toEqual({})
  })

  it('are what an editor sees, so that saving one unchanged changes nothing', () => {
    for (const hadith of hadiths) expect(hadithFrom(valuesOfHadith(hadith, true)), hadith.id).toEqual(hadith)
  })
})
