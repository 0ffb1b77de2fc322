/**
 * The cells of a sweep that this run covers: all in `npm run test:full` (`SWEEP=all`), otherwise the one
 * chosen by the number in `SWEEP`, which `npm test` changes every day and prints.
 */
export function cellsOf<Cell>(all: readonly Cell[], sweep = process.env.SWEEP ?? '0'): readonly Cell[] {
  if (sweep === 'all') return all
  const cell = all[Number(sweep) % all.length]
  if (cell === undefined) throw new Error(`SWEEP is ${sweep}; it must be a number or “all”.`)
  return [cell]
}

/** Every combination of two lists. */
export const pairs = <A, B>(first: readonly A[], second: readonly B[]): readonly (readonly [A, B])[] =>
  first.flatMap((a) => second.map((b) => [a, b] as const))
