// Updates the table of settings in README.md. `node --import tsx scripts/write-settings-table.ts`
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withSettingsTable } from '#shared/server/settings-table.ts'

const readme = join(import.meta.dirname, '..', 'README.md')
writeFileSync(readme, withSettingsTable(readFileSync(readme, 'utf8')))
