// Compares the texts of every language with the English ones and with their uses in the source: `npm run
// check:locales`. Languages in preparation are only counted; `npm run check:locales -- fr` lists what one lacks.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceCodes } from '#shared/core/languages.ts'
import { sourceFiles } from './import-law/source-files.ts'
import { problemsInPreparation, problemsOfTexts } from './locales/check.ts'
import { names, readElsewhere, sameAsEnglish } from './locales/exceptions.ts'
import { IN_PREPARATION, readLanguages } from './locales/texts.ts'

const root = join(import.meta.dirname, '..')
const sources = sourceFiles(root, 'src')
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const languages = readLanguages(join(root, 'locales'))
const problems = problemsOfTexts({
  complete: interfaceCodes,
  languages,
  sources,
  names,
  sameAsEnglish,
  readElsewhere,
})

for (const [language, texts] of readLanguages(join(root, 'locales', IN_PREPARATION))) {
  const begun = problemsInPreparation({ languages, names, sameAsEnglish }, language, texts)
  if (process.argv.includes(language)) for (const problem of begun) console.log(problem)
  console.log(`${language} is in preparation: ${begun.length} texts are missing or wrong.`)
}
for (const problem of problems) console.error(problem)
console.log(`${problems.length} problems in the texts of ${languages.size} languages.`)
if (problems.length > 0) process.exitCode = 1
