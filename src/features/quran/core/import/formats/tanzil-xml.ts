import { decodeCharacterReferences } from '../character-references.ts'
import type { ImportProblem } from '../import-problem.ts'
import type { ParsedFile, ParsedVerse } from '../parsed-file.ts'

const commentOrTag =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<\/?([\w:-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Three times those of a translation. The limit protects the server from endless elements. */
const MAX_TAGS = 20_000

/** Parses Tanzil's XML: `<sura index="1"> <aya index="1" text="…"/>`. Stops at the first unknown element. */
export function parseTanzilXml(text: string): ParsedFile {
  const verses: ParsedVerse[] = []
  const problems: ImportProblem[] = []
  let [at, line, surah, tags] = [0, 1, 0, 0]
  const advance = (count: number) => {
    for (let end = at + count; at < end; at++) if (text[at] === '\n') line++
  }
  for (;;) {
    advance(whiteSpaceLength(text, at))
    if (at >= text.length) break
    commentOrTag.lastIndex = at
    const [whole, name, attributes = ''] = commentOrTag.exec(text) ?? []
    if (whole === undefined || ++tags > MAX_TAGS) {
      problems.push({ line, code: 'not_tanzil_xml', values: {} })
      break
    }
    const values = new Map([...attributes.matchAll(attribute)].map(([, key, a, b]) => [key, a ?? b ?? '']))
    const index = Number(values.get('index') ?? 0)
    if (name === 'sura' && !whole.startsWith('</')) surah = index
    if (name === 'aya' && !whole.startsWith('</')) {
      const translation = decodeCharacterReferences(values.get('text') ?? '')
      verses.push({ place: { surah, verse: index }, text: translation, line })
    }
    advance(whole.length)
  }
  return { format: 'XML of Tanzil', verses, problems, placesReported: problems.length > 0 }
}

function whiteSpaceLength(text: string, at: number): number {
  let end = at
  while (/\s/.test(text[end] ?? '')) end++
  return end - at
}
