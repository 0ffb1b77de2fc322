import type { ImportKind } from './import-kind.ts'

const common = [
  '  --list                list imports',
  '  --remove ID           remove an import',
  '  --replace             replace the import with the same id',
  '  --dry-run             check the file without changing anything',
  '  --data-dir FOLDER     data folder (same as DATA_DIR)',
]

/** The help for these kinds, as text. */
export function helpOf(kinds: readonly ImportKind[]): string {
  const lines = kinds.flatMap(({ name, usage, about }) => [
    `npm run import -- ${name} FILE ${usage}`,
    ...about.map((line) => `  ${line}`),
  ])
  return [...lines, 'Common options:', ...common].join('\n')
}
