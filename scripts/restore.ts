// Replaces the database by a backup. `npm run restore -- --help`
import { runForOperator } from './backup/run-for-operator.ts'
import { runRestore } from './backup/run-restore.ts'

await runForOperator(runRestore)
