import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { languageCodes } from '#shared/core/languages.ts'
import { readItemFiles } from './item-files.ts'

const folder = join(import.meta.dirname, '../../../content/adhkar/translations')
const text = z.string().trim().min(2)
const translation = z.record(
  z.string(),
  z.strictObject({ title: text, meaning: text, when: text.optional() }),
)
const items = [...(await readItemFiles()).values()].flat()

it.each(readdirSync(folder))('%s translates every item and nothing else', (file) => {
  expect(languageCodes).toContain(file.replace('.json', ''))
  const translated = translation.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  expect(Object.keys(translated).toSorted()).toEqual(items.map(({ id }) => id).toSorted())
  const withOccasion = (list: readonly { id: string; when?: unknown }[]) =>
    list.filter(({ when }) => when !== undefined).map(({ id }) => id)
  expect(
    withOccasion(Object.entries(translated).map(([id, each]) => ({ id, when: each.when }))).toSorted(),
  ).toEqual(withOccasion(items).toSorted())
})
