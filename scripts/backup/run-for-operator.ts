import { resolve } from 'node:path'
import pino from 'pino'
import { BackupError } from '#features/backup/server/backup-error.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { readSettings, type Settings, SettingsError } from '#shared/server/settings.ts'
import { StartError } from '#shared/server/start-error.ts'

type Say = (line: string) => void

/** Runs a command with the arguments of the process, and prints an expected failure in one line. */
export async function runForOperator(
  command: (args: readonly string[], say: Say) => Promise<void>,
): Promise<void> {
  try {
    await command(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`))
  } catch (error) {
    const isExpected = [BackupError, SettingsError, StartError].some((kind) => error instanceof kind)
    if (!isExpected) throw error
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}

/** A path of the command line: npm runs scripts in the project's folder, people type paths where they are. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** The settings of the environment, with the data folder of `--data-dir` if it is given. */
export function settingsFor(dataFolder: string | undefined): Settings {
  const settings = readSettings(process.env)
  const DATA_DIR =
    dataFolder === undefined ? resolve(projectFolders().root, settings.DATA_DIR) : typedPath(dataFolder)
  return { ...settings, DATA_DIR }
}

/** Logs errors to standard error. */
export const errorLog = () => pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }))
