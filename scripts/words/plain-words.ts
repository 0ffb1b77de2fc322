/** A wording that the project avoids, and its replacement. */
interface Rule {
  readonly pattern: RegExp
  readonly instead: string
}

const rules: readonly Rule[] = [
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bwhoever\b/i, instead: 'name the person: the operator, the user, the account' },
  { pattern: /\bthings\b/i, instead: 'data, items or records' },
  { pattern: /\b(?:is|are|was|were) kept\b/i, instead: 'saved, stored or downloaded' },
  { pattern: /\bwithout (?:a|the) network\b/i, instead: 'offline' },
  { pattern: /\bmails? letters?\b|\bletters? (?:to|for|of) (?:an |the )?accounts?\b/i, instead: 'emails' },
  { pattern: /\be-mails?\b/i, instead: 'email' },
  { pattern: /\bby (?:itself|themselves)\b/i, instead: 'automatically, or leave it out' },
  { pattern: /\bstands (?:in|on|at|beside|still|here|there|by)\b/i, instead: 'is' },
  { pattern: /\bin place of\b/i, instead: 'instead of' },
  { pattern: /\bso many others\b/i, instead: 'others' },
]

const codeRules: readonly Rule[] = [
  ...rules,
  { pattern: /\b(?:some|any|every)body\b/i, instead: 'the user, someone or everyone' },
  { pattern: /\bpassed over\b/i, instead: 'skipped' },
  { pattern: /\bwork(?:s|ed)? out\b/i, instead: 'calculated' },
  { pattern: /\bstands? (?:in|on|at|beside|still|here|there|by|below|above)\b/i, instead: 'is' },
  { pattern: /\bin whatever\b/i, instead: 'in any' },
]

/** A statement whose subject is a clause: “What is new comes first.” Questions are allowed. */
const CLAUSE_SUBJECT = /(?:^|[.!?:;]\s+|\*\*\s+)((?:What|Whatever|Who|Whom)\b[^.!?]*)([.!?]|$)/g

/** A wording found in a text. */
interface Found {
  readonly wording: string
  readonly instead: string
}

/** The wordings in `text`, one paragraph or message, that style rules out. Code in backticks and links are ignored. */
export function unplainWordings(text: string): Found[] {
  const prose = proseOf(text)
  const clauses = [...prose.matchAll(CLAUSE_SUBJECT)]
    .filter(([, clause = '', end]) => end === '.' && /\s\w+\s/.test(clause))
    .map(([, clause = '']) => ({
      wording: `${clause.slice(0, 40)}…`,
      instead: 'a subject, a verb and an object',
    }))
  return [...wordingsBy(rules, prose), ...clauses]
}

/** The wordings in a comment or a test title that style rules out. A comment may be a clause: “What a plan covers.” */
export const unplainInCode = (text: string): Found[] => wordingsBy(codeRules, proseOf(text))

const proseOf = (text: string) => text.replace(/`[^`]*`/g, '…').replace(/\]\([^)]*\)/g, ']')

function wordingsBy(list: readonly Rule[], prose: string): Found[] {
  return list.flatMap(({ pattern, instead }) => {
    const wording = pattern.exec(prose)?.[0]
    return wording === undefined ? [] : [{ wording, instead }]
  })
}

/** A text with its file and its line or key. */
export interface PlacedText {
  readonly file: string
  readonly at: string | number
  readonly text: string
}

/** A sentence for each wording in `texts` that style rules out, by the rules of `wordingsOf`. */
export function problemsOfWords(texts: readonly PlacedText[], wordingsOf = unplainWordings): string[] {
  return texts.flatMap(({ file, at, text }) =>
    wordingsOf(text).map(({ wording, instead }) => `${file} (${at}): “${wording}”. Instead: ${instead}.`),
  )
}

/** The paragraphs of a Markdown document by their first line, from 1. Table rows and list items are separate. */
export function paragraphsOf(file: string, markdown: string): PlacedText[] {
  const paragraphs: { file: string; at: number; text: string }[] = []
  let inCode = false
  let isOpen = false
  markdown.split('\n').forEach((line, index) => {
    const isFence = line.trimStart().startsWith('```')
    if (isFence) inCode = !inCode
    const last = paragraphs.at(-1)
    if (isFence || inCode || line.trim() === '') isOpen = false
    else if (isOpen && last && !/^\s*([-*|#]|\d+\.)/.test(line)) last.text += ` ${line.trim()}`
    else {
      const text = line.trim().replace(/^([-*]|#+|\d+\.)\s+/, '')
      paragraphs.push({ file, at: index + 1, text })
      isOpen = true
    }
  })
  return paragraphs
}

/** The string and template literals of a source file that contain a space, by line. Comments are left out. */
export function literalsOf(file: string, source: string): PlacedText[] {
  const code = source.replace(/^\s*(\/\/|\/?\*).*$/gm, '')
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
    .map((match) => ({
      file,
      at: lineOf(code, match.index),
      text: (match[1] ?? match[2] ?? '').replace(/\$\{[^}]*\}/g, '…'),
    }))
    .filter(({ text }) => text.includes(' '))
}

/** The comments of a source file by their first line. Consecutive lines are one comment. */
export function commentsOf(file: string, source: string): PlacedText[] {
  return [...source.matchAll(/\/\*[\s\S]*?\*\/|(?:^[ \t]*|[ \t])\/\/ .*(?:\n[ \t]*\/\/ .*)*/gm)].map(
    (match) => ({
      file,
      at: lineOf(source, match.index),
      text: match[0]
        .replace(/\/\*+|\*\/|^\s*(?:\*|\/\/)/gm, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    }),
  )
}

const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)?|\]\)|\)\))\(\s*(?:'([^'\n]+)'|`([^`]+)`)/g

/** The titles of the tests in a source file, by line. */
export function titlesOf(file: string, source: string): PlacedText[] {
  return [...source.matchAll(TITLE)].map((match) => ({
    file,
    at: lineOf(source, match.index),
    text: match[1] ?? match[2] ?? '',
  }))
}

const lineOf = (source: string, index: number) => source.slice(0, index).split('\n').length
