import { surahCount, type VersePlace } from '../../index.ts'
import type { FoundVerse, FoundVerses } from '../found-verses.ts'
import type { ReadingProblem } from '../reading-problem.ts'
import { versesInOrder } from '../verses-in-order.ts'
import { type JsonNode, readJsonWithLines } from './json-with-lines.ts'

/** What stands for a verse, with the place that it is in. */
type Placed = readonly [VersePlace, JsonNode]

/**
 * JSON in one of four shapes: a list of all verses; a list of 114 lists; `{"1": {"1": "…"}}`; and quran-json's
 * `[{"id": 1, "verses": [{"id": 1, "text": "…"}]}]`, where `translation` comes before `text`.
 */
export function readJson(text: string): FoundVerses {
  const format = 'JSON'
  const root = readJsonWithLines(text)
  if (!('kind' in root)) return { format, verses: [], problems: [root], placesAreSaid: true }
  if (root.kind === 'list' && root.items.length !== surahCount && root.items.some(isText)) {
    const texts = root.items.map((item) => ({ line: item.line, text: isText(item) ? item.text : '' }))
    return { format, ...versesInOrder(texts) }
  }
  const placed = placedVerses(root)
  if (placed === undefined) {
    const what =
      'this JSON is none of: a list of verses, a list of 114 lists, {"1": {"1": "…"}}, [{"id": 1, "verses": […]}].'
    return { format, verses: [], problems: [{ line: root.line, what }], placesAreSaid: true }
  }
  const verses: FoundVerse[] = []
  const problems: ReadingProblem[] = []
  for (const [place, node] of placed) {
    if (isText(node)) verses.push({ place, text: node.text, line: node.line })
    else problems.push({ line: node.line, place, what: 'the text is missing.' })
  }
  return { format, verses, problems }
}

function placedVerses(root: JsonNode): Placed[] | undefined {
  if (root.kind === 'object') {
    return root.entries.flatMap(([surah, verses]) =>
      entriesOf(verses).map(([verse, node]) => [{ surah: whole(surah), verse: whole(verse) }, node] as const),
    )
  }
  if (root.kind !== 'list') return undefined
  if (root.items.some((item) => item.kind === 'object')) return root.items.flatMap(versesOfSurah)
  return root.items.flatMap((item, index) =>
    item.kind === 'list'
      ? item.items.map((node, verse) => [{ surah: index + 1, verse: verse + 1 }, node] as const)
      : [
          [
            { surah: index + 1, verse: 1 },
            { kind: 'constant', line: item.line },
          ] as const,
        ],
  )
}

function versesOfSurah(item: JsonNode): Placed[] {
  const surah = numberIn(item, 'id')
  const verses = member(item, 'verses')
  if (verses?.kind !== 'list')
    return [
      [
        { surah, verse: 1 },
        { kind: 'constant', line: item.line },
      ],
    ]
  return verses.items.map((verse) => [
    { surah, verse: numberIn(verse, 'id') },
    member(verse, 'translation') ?? member(verse, 'text') ?? { kind: 'constant', line: verse.line },
  ])
}

const isText = (node: JsonNode): node is JsonNode & { kind: 'text' } => node.kind === 'text'

/** Of a surah that is not an object, one entry that has no text, so that its line is named. */
const entriesOf = (node: JsonNode): readonly (readonly [string, JsonNode])[] =>
  node.kind === 'object' ? node.entries : [['1', { kind: 'constant', line: node.line }]]

const member = (node: JsonNode, name: string) =>
  node.kind === 'object' ? node.entries.find(([key]) => key === name)?.[1] : undefined

/** 0, which no surah or verse has, when it is not a number. */
function numberIn(node: JsonNode, name: string): number {
  const value = member(node, name)
  if (value?.kind === 'text') return whole(value.text)
  return value?.kind === 'number' ? value.number : 0
}

const whole = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : 0)
