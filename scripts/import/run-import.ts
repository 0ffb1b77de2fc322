import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { projectFolders } from '#shared/server/project-folders.ts'
import { settingsSchema } from '#shared/server/settings.ts'
import { helpOf } from './help.ts'
import { ImportError } from './import-error.ts'
import type { ImportKind } from './import-kind.ts'
import { kinds } from './kinds.ts'

/** npm runs this in the project's folder; paths are relative to the user's working directory. */
const here = process.env.INIT_CWD ?? process.cwd()

/** Runs the command `npm run import --` with its arguments. Throws {@link ImportError}. */
export async function runImport(args: readonly string[], say: (line: string) => void): Promise<void> {
  const [name = '--help', ...rest] = args
  if (name === '--help' || name === '-h') return say(helpOf(kinds))
  const kind = kinds.find((each) => each.name === name)
  if (!kind) {
    const names = kinds.map((each) => each.name).join(', ')
    throw new ImportError(`Unknown import type ${JSON.stringify(name.slice(0, 80))}. Available: ${names}.`)
  }
  const { values, files } = read(kind, rest)
  const {
    help,
    list,
    remove,
    replace = false,
    'dry-run': dryRun = false,
    'with-edited': withEdited = false,
    'data-dir': data,
    ...given
  } = values
  if (help) return say(helpOf([kind]))
  const dataFolder = dataFolderOf(data)
  if (list || remove !== undefined) {
    if (files.length > 0 || (list && remove !== undefined)) throw misused(kind)
    if (remove !== undefined) {
      await kind.remove(dataFolder, remove, { say, withEdited })
      return say(`Removed ${remove}. A running Rafiq stops offering it within seconds.`)
    }
    const found = await kind.list(dataFolder)
    return say(found.length > 0 ? found.join('\n') : `No imports in ${dataFolder}.`)
  }
  const [file] = files
  if (file === undefined || files.length > 1) throw misused(kind)
  await kind.add(resolve(here, file), given, { dataFolder, replace, dryRun, say })
}

const misused = (kind: ImportKind) => new ImportError(helpOf([kind]))

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const common = {
  'data-dir': text,
  'dry-run': flag,
  help: flag,
  list: flag,
  remove: text,
  replace: flag,
  'with-edited': flag,
} as const

function read(kind: ImportKind, args: string[]) {
  const own = Object.fromEntries(kind.options.map((name) => [name, text]))
  try {
    const parsed = parseArgs({
      args: withNegatives(args),
      options: { ...own, ...common },
      allowPositionals: true,
    })
    return { values: parsed.values, files: parsed.positionals }
  } catch (error) {
    throw new ImportError(`${(error as Error).message}\n\n${helpOf([kind])}`)
  }
}

/** Joins `--longitude -0.1` for `parseArgs`, which would read the number as another option. */
const withNegatives = (args: readonly string[]) =>
  args.flatMap((arg, index) => {
    const next = args[index + 1] ?? ''
    if (isOption(arg) && isNegative(next)) return [`${arg}=${next}`]
    return isNegative(arg) && isOption(args[index - 1] ?? '') ? [] : [arg]
  })
const isOption = (arg: string) => /^--[a-z-]+$/.test(arg)
const isNegative = (arg: string) => /^-\d/.test(arg)

/** The existing folder of the option, or that of the settings. */
function dataFolderOf(given: string | undefined): string {
  if (given === undefined) {
    const named = settingsSchema.shape.DATA_DIR.parse(process.env.DATA_DIR || undefined)
    return resolve(projectFolders().root, named)
  }
  const folder = resolve(here, given)
  if (!existsSync(folder)) throw new ImportError(`There is no folder ${JSON.stringify(folder)}.`)
  return folder
}
