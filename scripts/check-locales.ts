// Compares the texts of every language with the English ones and with their uses in the source: `npm run
// check:locales`. Languages in preparation are only counted; `npm run check:locales -- fr` lists what one lacks.
// `-- --stale` lists the translations that are older than their English text, `-- --stale fr` those of one language;
// `-- --accept fr` remembers that they are still right, `-- --accept fr prayer:title` that this one is.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceCodes } from '#shared/core/languages.ts'
import { sourceFiles } from './import-law/source-files.ts'
import { problemsInPreparation, problemsOfTexts } from './locales/check.ts'
import { anyWriting, names, readElsewhere, sameAsEnglish } from './locales/exceptions.ts'
import { acceptedTable, parseAccepted, staleTranslations } from './locales/stale.ts'
import { readContentTexts } from './locales/text-files.ts'
import { readOrigins, withJoinedForms } from './locales/text-history.ts'
import { IN_PREPARATION, readLanguages } from './locales/texts.ts'

const root = join(import.meta.dirname, '..')
const acceptedFile = join(root, 'locales/accepted.tsv')
const sources = sourceFiles(root, 'src')
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const languages = readLanguages(join(root, 'locales'))
const [option, ...chosen] = process.argv.slice(2)
if (option === '--stale') listStale(chosen)
else if (option === '--accept') acceptStale(chosen)
else check()

function check() {
  const problems = problemsOfTexts({
    complete: interfaceCodes,
    languages,
    sources,
    names,
    sameAsEnglish,
    readElsewhere,
    anyWriting,
  })

  for (const [language, texts] of readLanguages(join(root, 'locales', IN_PREPARATION))) {
    const begun = problemsInPreparation({ languages, names, sameAsEnglish }, language, texts)
    if (process.argv.includes(language)) for (const problem of begun) console.log(problem)
    console.log(`${language} is in preparation: ${begun.length} texts are missing or wrong.`)
  }
  for (const problem of problems) console.error(problem)
  console.log(`${problems.length} problems in the texts of ${languages.size} languages.`)
  if (problems.length > 0) process.exitCode = 1
}

function listStale([language]: readonly string[]) {
  const { stale } = readStale()
  const listed = stale.filter((each) => language === undefined || each.language === language)
  for (const { language, key, before, now, text } of listed)
    console.log(
      `${language} ${key}\n  was: ${before}\n  now: ${now}\n  ${language}:  ${text}`.replaceAll('\n\n', '\n'),
    )
  console.log(`${listed.length} translations are older than their English text.`)
}

function acceptStale([language, ...keys]: readonly string[]) {
  const { stale, accepted, english } = readStale()
  const right = stale.filter(
    (each) => each.language === language && (keys.length === 0 || keys.includes(each.key)),
  )
  writeFileSync(acceptedFile, acceptedTable(accepted, right, english))
  console.log(`${right.length} translations are accepted in locales/accepted.tsv.`)
}

function readStale() {
  const content = readContentTexts(root)
  const all = new Map(
    [...languages].map(([code, texts]) => [code, new Map([...texts, ...(content.get(code) ?? [])])]),
  )
  const english = new Map(
    [...(all.get('en') ?? [])].flatMap(([feature, texts]) =>
      [...withJoinedForms(texts)].map(([key, text]) => [`${feature}:${key}`, text] as const),
    ),
  )
  const accepted = parseAccepted(existsSync(acceptedFile) ? readFileSync(acceptedFile, 'utf8') : '')
  return { english, accepted, stale: staleTranslations(readOrigins(root, all), english, accepted) }
}
