// Imports additional content into the data folder. `npm run import -- --help`
import { ImportError } from './import/import-error.ts'
import { runImport } from './import/run-import.ts'

try {
  await runImport(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`))
} catch (error) {
  if (!(error instanceof ImportError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
