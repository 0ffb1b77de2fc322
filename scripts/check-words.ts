// Finds wordings in interface texts and documents that are not plain English. `npm test -- words`
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLanguages } from './locales/texts.ts'
import { exceptions } from './words/exceptions.ts'
import { paragraphsOf, unplainWordings } from './words/plain-words.ts'

const root = join(import.meta.dirname, '..')

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  ...['docs', 'src', 'content', 'bench'].flatMap(markdownIn),
].flatMap((file) =>
  paragraphsOf(readFileSync(join(root, file), 'utf8')).map(({ line, text }) => ({
    file,
    place: `${file}:${line}`,
    text,
  })),
)
const interfaceTexts = [...(readLanguages(join(root, 'locales')).get('en') ?? [])].flatMap(
  ([feature, messages]) =>
    [...messages].map(([key, text]) => ({
      file: `locales/en/${feature}.json`,
      place: `locales/en/${feature}.json ${key}`,
      text,
    })),
)

const problems = [...documents, ...interfaceTexts].flatMap(({ file, place, text }) =>
  unplainWordings(text)
    .filter(({ wording }) => !exceptions.some((known) => known.file === file && known.wording === wording))
    .map(({ wording, instead }) => `${place}: “${wording}”. Instead: ${instead}.`),
)

for (const problem of problems) console.error(problem)
console.log(`${problems.length} wordings to change in ${documents.length + interfaceTexts.length} texts.`)
if (problems.length > 0) process.exitCode = 1

function markdownIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
}
