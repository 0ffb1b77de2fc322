// Creates accounts, links for forgotten passwords and roles, for the operator. `npm run user -- --help`
import { OperatorError } from '#features/account/server/operator/commands.ts'
import { SettingsError } from '#shared/server/settings.ts'
import { StartError } from '#shared/server/start-error.ts'
import { runUser } from './user/run-user.ts'

try {
  await runUser(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`))
} catch (error) {
  const isTold = [OperatorError, SettingsError, StartError].some((kind) => error instanceof kind)
  if (!isTold) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
