/** A wording that the project avoids, and the ordinary one. */
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

/** A statement that starts with a clause as its subject: “What is new comes first.” A question is none. */
const CLAUSE_SUBJECT = /(?:^|[.!?:;]\s+|\*\*\s+)((?:What|Whatever|Who|Whom)\b[^.!?]*)([.!?]|$)/g

/** A wording found in a text. */
export interface Found {
  readonly wording: string
  readonly instead: string
}

/** The wordings in `text`, one paragraph or message, that style rules out. Code in backticks and links are ignored. */
export function unplainWordings(text: string): Found[] {
  const prose = text.replace(/`[^`]*`/g, '…').replace(/\]\([^)]*\)/g, ']')
  const found = rules.flatMap(({ pattern, instead }) => {
    const wording = pattern.exec(prose)?.[0]
    return wording === undefined ? [] : [{ wording, instead }]
  })
  const clauses = [...prose.matchAll(CLAUSE_SUBJECT)]
    .filter(([, clause = '', end]) => end === '.' && /\s\w+\s/.test(clause))
    .map(([, clause = '']) => ({
      wording: `${clause.slice(0, 40)}…`,
      instead: 'a subject, a verb and an object',
    }))
  return [...found, ...clauses]
}

/** The paragraphs of a Markdown document with their first lines, from 1; rows of tables and items of lists are their own. */
export function paragraphsOf(markdown: string): { readonly line: number; readonly text: string }[] {
  const paragraphs: { line: number; text: string }[] = []
  let inCode = false
  let isOpen = false
  markdown.split('\n').forEach((text, index) => {
    if (text.trimStart().startsWith('```')) inCode = !inCode
    const isBlank = inCode || text.trim() === '' || text.startsWith('```')
    const last = paragraphs.at(-1)
    if (isBlank) isOpen = false
    else if (isOpen && last && !/^\s*([-*|#]|\d+\.)/.test(text)) last.text += ` ${text.trim()}`
    else {
      paragraphs.push({ line: index + 1, text: text.trim().replace(/^([-*]|#+|\d+\.)\s+/, '') })
      isOpen = true
    }
  })
  return paragraphs
}
