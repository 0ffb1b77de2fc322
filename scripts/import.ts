// Imports content that does not come with Rafiq into the data folder. `npm run import -- --help`
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { isImportedId } from '#features/quran/core/import/translation-details.ts'
import { importedFolder } from '#features/quran/server/imported/imported-translation.ts'
import { importedTranslations } from '#features/quran/server/imported/imported-translations.ts'
import { removeTranslation } from '#features/quran/server/imported/keep-translation.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { settingsSchema } from '#shared/server/settings.ts'
import { ImportError, writeError } from './import/import-error.ts'
import { importTranslation } from './import/import-translation.ts'

const usage = `npm run import -- translation FILE --language fa --name "…" --licence "…"
    [--translator "…"] [--id fa.name] [--direction ltr|rtl] [--dry-run] [--data-dir FOLDER]
  a translation of the Quran: Tanzil's text (with or without numbers) or XML, a CSV table, or JSON, in UTF-8
npm run import -- list [--data-dir FOLDER]
npm run import -- remove ID [--data-dir FOLDER]`

/** npm runs this in the project's folder; paths are meant from where the person is. */
const here = process.env.INIT_CWD ?? process.cwd()

try {
  process.stdout.write(`${(await run(process.argv.slice(2))).join('\n')}\n`)
} catch (error) {
  if (!(error instanceof ImportError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run(args: string[]): Promise<string[]> {
  const { values, positionals } = read(args)
  if (values.help) return [usage]
  const folder = importedFolder(dataFolder(values['data-dir']))
  const [command, argument, ...others] = positionals
  if (command === 'translation' && argument !== undefined && others.length === 0) {
    return importTranslation(resolve(here, argument), values, { folder, dryRun: values['dry-run'] })
  }
  if (command === 'list' && argument === undefined) return list(folder)
  if (command === 'remove' && argument !== undefined && others.length === 0) return remove(folder, argument)
  throw new ImportError(usage)
}

function read(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const options = {
    language: text,
    name: text,
    licence: text,
    translator: text,
    id: text,
    direction: text,
    'data-dir': text,
    'dry-run': flag,
    help: flag,
  } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new ImportError(`${(error as Error).message}\n${usage}`)
  }
}

function dataFolder(given: string | undefined): string {
  if (given) return resolve(here, given)
  return resolve(
    projectFolders().root,
    settingsSchema.shape.DATA_DIR.parse(process.env.DATA_DIR || undefined),
  )
}

async function list(folder: string): Promise<string[]> {
  const damaged = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }))
  const found = await importedTranslations(folder, damaged).current()
  if (found.length === 0) return [`There are no imported translations in ${JSON.stringify(folder)}.`]
  return found.map(({ id, language, name, translator, licence }) =>
    [id, language, name, translator, licence].join(' · '),
  )
}

async function remove(folder: string, id: string): Promise<string[]> {
  if (!isImportedId(id))
    throw new ImportError(`"${id.slice(0, 80)}" is not the id of an imported translation.`)
  const removed = await removeTranslation(folder, id).catch((error) => {
    throw writeError(error, folder)
  })
  if (!removed) throw new ImportError(`There is no imported translation ${id}.`)
  return [`Removed ${id}. A running Rafiq no longer offers it within seconds.`]
}
