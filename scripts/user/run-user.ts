import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pino from 'pino'
import {
  createByOperator,
  deleteByOperator,
  listByOperator,
  type Operator,
  OperatorError,
  resetByOperator,
  roleByOperator,
} from '#features/account/server/operator/commands.ts'
import { openForCli } from '#shared/server/database/open-for-cli.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { readSettings } from '#shared/server/settings.ts'

const HELP = `npm run user -- create [--role ROLE] EMAIL   create an account and show its password once
npm run user -- reset EMAIL                  create a link to set a new password, valid for 24 hours
npm run user -- role EMAIL ROLE              set a role, or "none" to remove it; signs the user out
npm run user -- delete EMAIL --for-good      close an account; Rafiq deletes it and all of its data within an hour
npm run user -- list                         list the accounts that have a role
Roles: super_admin, admin, content_manager, recitor, support.
  --data-dir FOLDER   data folder (same as DATA_DIR)
Works whether or not Rafiq is running. Use the same settings as the app (DATABASE_URL, PUBLIC_URL).`

/** Runs the command `npm run user --` with its arguments. Throws {@link OperatorError}. */
export async function runUser(args: readonly string[], say: (line: string) => void): Promise<void> {
  const { command, given, options } = read(args)
  if (options.help || command === undefined) return say(HELP)
  const work = workOf(command, given, options)
  for (const line of await withDatabase(options['data-dir'], work)) say(line)
}

type Options = ReturnType<typeof read>['options']

function workOf(
  command: string,
  [email, second, ...more]: readonly string[],
  options: Options,
): (operator: Operator) => Promise<readonly string[]> {
  const one = email !== undefined && second === undefined
  if (command === 'list' && email === undefined) return listByOperator
  if (command === 'create' && one) return (operator) => createByOperator(operator, email, options.role)
  if (command === 'reset' && one) return (operator) => resetByOperator(operator, email)
  if (command === 'role' && email !== undefined && second !== undefined && more.length === 0) {
    return (operator) => roleByOperator(operator, email, second)
  }
  if (command === 'delete' && one) {
    if (options['for-good']) return (operator) => deleteByOperator(operator, email)
    throw new OperatorError('Nothing deleted. Add --for-good to confirm.')
  }
  throw new OperatorError(HELP)
}

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h' },
        role: { type: 'string' },
        'for-good': { type: 'boolean' },
        'data-dir': { type: 'string' },
      },
      allowPositionals: true,
    })
    const [command, ...given] = positionals
    return { command, given, options: values }
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${HELP}`)
  }
}

async function withDatabase<Result>(
  dataFolder: string | undefined,
  work: (operator: Operator) => Promise<Result>,
): Promise<Result> {
  const { root, migrations } = projectFolders()
  const read = readSettings(process.env)
  // npm runs this in the project's folder; paths are relative to the user's working directory.
  const here = process.env.INIT_CWD ?? process.cwd()
  const DATA_DIR = dataFolder === undefined ? resolve(root, read.DATA_DIR) : resolve(here, dataFolder)
  const settings = { ...read, DATA_DIR }
  const log = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }))
  const database = await openForCli({ settings, migrationsFolder: migrations, log })
  try {
    return await work({ database, settings, now: () => new Date() })
  } finally {
    await database.close()
  }
}
