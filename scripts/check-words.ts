// Finds wordings that are not plain English, in interface texts, documents, the command line, comments and test titles.
// `npm test -- words`
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './import-law/source-files.ts'
import { readLanguages } from './locales/texts.ts'
import {
  commentsOf,
  literalsOf,
  type PlacedText,
  paragraphsOf,
  problemsOfWords,
  titlesOf,
  unplainInCode,
} from './words/plain-words.ts'

const root = join(import.meta.dirname, '..')
const contentOf = (file: string) => readFileSync(join(root, file), 'utf8')

const markdown = ['docs', 'src', 'content'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
)
const commandLine = [
  ...['scripts/import', 'scripts/user'].flatMap((folder) => sourceFiles(root, folder)),
  'src/features/account/server/operator/commands.ts',
].filter((file) => !file.endsWith('.test.ts'))

const texts: readonly PlacedText[] = [
  ...['README.md', 'ARCHITECTURE.md', 'THIRD_PARTY.md', ...markdown].flatMap((file) =>
    paragraphsOf(file, contentOf(file)),
  ),
  ...commandLine.flatMap((file) => literalsOf(file, contentOf(file))),
  ...[...(readLanguages(join(root, 'locales')).get('en') ?? [])].flatMap(([feature, messages]) =>
    [...messages].map(([key, text]) => ({ file: `locales/en/${feature}.json`, at: key, text })),
  ),
]

const sources = ['src', 'scripts', 'e2e', 'bench']
  .flatMap((folder) => sourceFiles(root, folder))
  .filter((file) => !file.startsWith('scripts/words/'))
const inCode = sources.flatMap((file) => {
  const source = contentOf(file)
  return [...commentsOf(file, source), ...(/\.(test|spec)\.tsx?$/.test(file) ? titlesOf(file, source) : [])]
})
const problems = [...problemsOfWords(texts), ...problemsOfWords(inCode, unplainInCode)]

for (const problem of problems) console.error(problem)
console.log(`${problems.length} problems of wording in ${texts.length + inCode.length} texts.`)
if (problems.length > 0) process.exitCode = 1
