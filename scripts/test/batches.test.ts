import { expect, it } from 'vitest'
import { batches } from './batches.mjs'

const quiet = (name: string) => ({ name, isQuiet: true })
const loud = (name: string) => ({ name })

it('runs consecutive quiet steps in parallel, and all steps in order', () => {
  const steps = [quiet('lint'), quiet('types'), loud('build'), loud('rules'), quiet('links')]
  expect(batches(steps).map((batch) => batch.map(({ name }) => name))).toEqual([
    ['lint', 'types'],
    ['build'],
    ['rules'],
    ['links'],
  ])
})
