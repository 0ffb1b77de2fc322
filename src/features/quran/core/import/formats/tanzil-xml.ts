import { decodeCharacterReferences } from '../character-references.ts'
import type { FoundVerse, FoundVerses } from '../found-verses.ts'
import type { ReadingProblem } from '../reading-problem.ts'

const piece =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<\/?([\w:-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Tanzil's XML: `<sura index="1"> <aya index="1" text="…"/>`. Reading ends at what is not understood. */
export function readTanzilXml(text: string): FoundVerses {
  const verses: FoundVerse[] = []
  const problems: ReadingProblem[] = []
  let [at, line, surah] = [0, 1, 0]
  let placesAreSaid = false
  const pass = (count: number) => {
    for (let end = at + count; at < end; at++) if (text[at] === '\n') line++
  }
  for (;;) {
    pass(spaceAt(text, at))
    if (at >= text.length) break
    piece.lastIndex = at
    const [whole, name, attributes = ''] = piece.exec(text) ?? []
    if (whole === undefined) {
      problems.push({ line, what: 'this is not Tanzil XML; reading stopped here.' })
      placesAreSaid = true
      break
    }
    const values = new Map([...attributes.matchAll(attribute)].map(([, key, a, b]) => [key, a ?? b ?? '']))
    const index = Number(values.get('index') ?? 0)
    if (name === 'sura' && !whole.startsWith('</')) surah = index
    if (name === 'aya' && !whole.startsWith('</')) {
      const words = decodeCharacterReferences(values.get('text') ?? '')
      verses.push({ place: { surah, verse: index }, text: words, line })
    }
    pass(whole.length)
  }
  return { format: 'XML of Tanzil', verses, problems, placesAreSaid }
}

function spaceAt(text: string, at: number): number {
  let end = at
  while (/\s/.test(text[end] ?? '')) end++
  return end - at
}
