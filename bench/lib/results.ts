import { readFileSync, writeFileSync } from 'node:fs'

/** One section of the results: the text under `## title`. */
export interface Section {
  readonly title: string
  readonly body: string
}

const HEAD = `# Results

\`npm run bench\` writes a section for each part that it measures; [the page about it](../docs/decisions/2026-11-21-measurements.md)
says what is measured and how. It keeps all other sections: people wrote them.
`

/** Inserts or replaces a section and keeps the others. Sections are in the order of `titles`; others follow. */
export function saveSection(file: string, section: Section, titles: readonly string[]): void {
  const sections = new Map(sectionsOf(read(file)).map(({ title, body }) => [title, body]))
  sections.set(section.title, section.body)
  const place = (title: string) => (titles.includes(title) ? titles.indexOf(title) : titles.length)
  const sorted = [...sections].sort(([a], [b]) => place(a) - place(b))
  writeFileSync(file, HEAD + sorted.map(([title, body]) => `\n## ${title}\n\n${body.trim()}\n`).join(''))
}

/** The sections of a Markdown text. */
function sectionsOf(text: string): Section[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n')
      return { title: part.slice(0, end).trim(), body: part.slice(end + 1).trim() }
    })
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
