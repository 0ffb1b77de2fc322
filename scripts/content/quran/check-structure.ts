import { type DivisionKind, divisionStarts, sajdaNumbers } from '#features/quran/core/index.ts'
import type { Parts, Structure } from './structure.ts'

const SAJDAS = 15
const JUZ = 30
const HIZBS = 60
const QUARTERS_IN_HIZB = 4
const PAGES = 604
const MANZILS = 7

/**
 * Problems of the divisions: their numbers, gaps or overlaps, or a juz that is not two hizbs. Empty if there
 * are none.
 */
export function structureProblems(structure: Structure): string[] {
  const { juz, hizbQuarters, pages, rukus, manzils, sajdas, surahs, verses } = structure
  const hizbs = hizbQuarters.starts.filter((_, index) => index % QUARTERS_IN_HIZB === 0)
  const juzFromHizbs = hizbs.filter((_, index) => index % 2 === 0)
  return [
    ...numbers('juz', juz.starts.length, JUZ),
    ...numbers('hizbs', hizbs.length, HIZBS),
    ...numbers('pages', pages.starts.length, PAGES),
    ...numbers('manzils', manzils.starts.length, MANZILS),
    ...numbers('sajdas', new Set(sajdas).size, SAJDAS),
    ...Object.entries({ juz, hizbQuarters, pages, rukus, manzils }).flatMap(([name, part]) =>
      order(name, part, verses),
    ),
    ...Object.entries({ juz, hizbQuarter: hizbQuarters, page: pages, ruku: rukus } as const).flatMap(
      ([kind, { starts }]) =>
        starts.join() === divisionStarts(kind as DivisionKind).join()
          ? []
          : [`The product's own table of each ${kind} is not the source's.`],
    ),
    ...(juz.starts.join() === juzFromHizbs.join() ? [] : ['A juz does not begin where its first hizb does.']),
    ...(sajdas.join() === sajdaNumbers.join()
      ? []
      : ["The product's own list of sajdas is not the source's."]),
    ...(sajdas.every((verse) => verse >= 1 && verse <= verses) ? [] : ['A sajda is not in the Quran.']),
    ...surahs.flatMap(({ first, verses: count }, index) => {
      const next = surahs[index + 1]?.first ?? verses + 1
      return first + count === next ? [] : [`Surah ${index + 1} does not reach up to the next one.`]
    }),
    ...surahs.flatMap(({ first }, index) =>
      rukus.starts.includes(first) ? [] : [`Surah ${index + 1} does not begin a ruku.`],
    ),
  ]
}

const numbers = (name: string, is: number, expected: number) =>
  is === expected ? [] : [`There are ${is} ${name}, not ${expected}.`]

function order(name: string, { starts }: Parts, verses: number): string[] {
  const rising = starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? 0))
  return rising && starts[0] === 1 && (starts.at(-1) ?? 0) <= verses
    ? []
    : [`The ${name} do not follow one another from the first verse on.`]
}
