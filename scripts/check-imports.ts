// Checks every import of the product by the import law. `npm run check:imports`
import { join } from 'node:path'
import { cruiseImports } from './import-law/cruise-imports.ts'
import { schemaImports } from './import-law/schema-imports.ts'
import { sourceFiles } from './import-law/source-files.ts'

const root = join(import.meta.dirname, '..')
const { unread, breaches } = cruiseImports(root)
const all = [...breaches, ...schemaImports(root)]

for (const { rule, from, to, law } of all) console.error(`${from}\n  imports ${to}\n  ${rule}: ${law}\n`)
for (const file of unread) console.error(`${file}\n  has imports that the check did not see.\n`)
if (all.length + unread.length > 0) process.exitCode = 1
console.log(`${all.length} breaches of the import law in ${sourceFiles(root, 'src').length} files.`)
