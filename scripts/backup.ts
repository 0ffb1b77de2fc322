// Makes a backup and checks it. `npm run backup -- --help`
import { runBackup } from './backup/run-backup.ts'
import { runForOperator } from './backup/run-for-operator.ts'

await runForOperator(runBackup)
