// Completes package-lock.json with the optional platform packages that a registry left out. `npm run fix:lock`
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeLock, misdescribed, missingOptionals } from './lock/optional-packages.mjs'

const file = join(import.meta.dirname, '..', 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = missingOptionals(lock)
const wrong = misdescribed(lock)

for (const { parent, name, wanted, place } of missing) {
  const what = place ? `added ${place}` : 'cannot be added: only a registry knows which version that is'
  console.log(`${parent || 'package.json'} wants ${name}@${wanted}: ${what}`)
}
for (const { place } of wrong) console.log(`${place}: platform put right`)
writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
console.log(`package-lock.json: ${missing.length} added, ${wrong.length} put right.`)
if (missing.some(({ entry }) => !entry)) process.exitCode = 1
