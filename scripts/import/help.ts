import type { ImportKind } from './import-kind.ts'

const common = [
  '  --list                what was imported',
  '  --remove ID           takes one away',
  '  --replace             puts the file in the place of what has the same id',
  '  --dry-run             reads and checks the file, and changes nothing',
  '  --data-dir FOLDER     where Rafiq keeps its data, as its setting DATA_DIR says it to the app',
]

/** How these kinds are imported, as text. */
export function helpOf(kinds: readonly ImportKind[]): string {
  const lines = kinds.flatMap(({ name, usage, about }) => [
    `npm run import -- ${name} FILE ${usage}`,
    ...about.map((line) => `  ${line}`),
  ])
  return [...lines, 'Options of all kinds:', ...common].join('\n')
}
