import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { choose } from './choose.mjs'
import { steps as realSteps } from './steps.mjs'

const steps = [
  { name: 'Lint', keys: ['lint'] },
  { name: 'Build', keys: ['build', 'server', 'e2e'] },
  { name: 'Tests', keys: ['core', 'web', 'server'] },
  { name: 'Node 26', keys: ['node26'], isOnlyFull: true },
  { name: 'Journeys', keys: ['e2e'] },
]
const features = ['prayer', 'quran']
const chosen = (words: string[], isFull = false) => {
  const choice = choose(words, { steps, features, isFull })
  return { ...choice, steps: choice.steps?.map(({ name }: { name: string }) => name) }
}

it('runs everything except the steps of the full run', () => {
  expect(chosen([]).steps).toEqual(['Lint', 'Build', 'Tests', 'Journeys'])
  expect(chosen([], true).steps).toEqual(['Lint', 'Build', 'Tests', 'Node 26', 'Journeys'])
})

it('runs all kinds of tests of a feature', () => {
  expect(chosen(['prayer'])).toMatchObject({
    steps: ['Build', 'Tests', 'Journeys'],
    features: ['prayer'],
    parts: ['core', 'web', 'server', 'e2e'],
  })
})

it('runs the named parts, limited to a feature if one is named', () => {
  expect(chosen(['lint', 'core'])).toMatchObject({ steps: ['Lint', 'Tests'], features: [] })
  expect(chosen(['quran', 'core'])).toMatchObject({ steps: ['Tests'], features: ['quran'], parts: ['core'] })
  expect(chosen(['node26']).steps).toEqual(['Node 26'])
})

it('lists the parts and features for an unknown word', () => {
  expect(chosen(['payer']).problem).toBe(
    'There is no part or feature named payer.\nParts: lint, build, server, e2e, core, web, node26.\nFeatures: prayer, quran.',
  )
})

it('has no part with the name of a feature', () => {
  const parts = new Set(realSteps.flatMap((step) => step.keys))
  const folders = readdirSync(join(import.meta.dirname, '../../src/features'))
  expect(folders.filter((feature) => parts.has(feature))).toEqual([])
})
