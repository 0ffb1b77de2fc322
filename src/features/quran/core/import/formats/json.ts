import { surahCount, type VersePlace } from '../../index.ts'
import type { ImportProblem } from '../import-problem.ts'
import type { ParsedFile, ParsedVerse } from '../parsed-file.ts'
import { versesInOrder } from '../verses-in-order.ts'
import { type JsonNode, parseJsonTree } from './json-tree.ts'

/** A place, and the node that should hold its text. */
type PlacedNode = readonly [VersePlace, JsonNode]

const format = 'JSON'

/**
 * Parses JSON in one of four shapes: a list of all verses; a list of 114 lists; `{"1": {"1": "…"}}`; and quran-json's
 * `[{"id": 1, "verses": [{"id": 1, "text": "…"}]}]`, where `translation` comes before `text`.
 */
export function parseJson(text: string): ParsedFile {
  const tree = parseJsonTree(text)
  if (!('root' in tree)) return { format, verses: [], problems: [tree], placesReported: true }
  const { root, lineOf } = tree
  const items = itemsOf(root)
  if (items && items.length !== surahCount && items.some(isText)) {
    const texts = items.map((item) => ({ line: lineOf(item), text: isText(item) ? item.value : '' }))
    return { format, ...versesInOrder(texts) }
  }
  const placed = placedNodes(root)
  if (placed === undefined) {
    const problem = { line: lineOf(root), code: 'json_shape' as const, values: {} }
    return { format, verses: [], problems: [problem], placesReported: true }
  }
  const verses: ParsedVerse[] = []
  const problems: ImportProblem[] = []
  for (const [place, node] of placed) {
    if (isText(node)) verses.push({ place, text: node.value, line: lineOf(node) })
    else problems.push({ line: lineOf(node), place, code: 'no_text', values: {} })
  }
  return { format, verses, problems }
}

function placedNodes(root: JsonNode): PlacedNode[] | undefined {
  const surahs = entriesOf(root)
  if (surahs) {
    return surahs.flatMap(([surah, verses]) =>
      // A surah that is not an object counts as one verse without text, so that its line is reported.
      (entriesOf(verses) ?? [['1', withoutText(verses)] as const]).map(
        ([verse, node]) => [{ surah: wholeNumber(surah), verse: wholeNumber(verse) }, node] as const,
      ),
    )
  }
  const items = itemsOf(root)
  if (items?.some(({ type }) => type === 'object')) return items.flatMap(versesOfSurahObject)
  return items?.flatMap((item, index) => {
    const verses = itemsOf(item) ?? [withoutText(item)]
    return verses.map((node, verse) => [{ surah: index + 1, verse: verse + 1 }, node] as const)
  })
}

function versesOfSurahObject(item: JsonNode): PlacedNode[] {
  const surah = numberMember(item, 'id')
  const verses = itemsOf(member(item, 'verses'))
  if (!verses) return [[{ surah, verse: 1 }, withoutText(item)]]
  return verses.map((verse) => [
    { surah, verse: numberMember(verse, 'id') },
    member(verse, 'translation') ?? member(verse, 'text') ?? withoutText(verse),
  ])
}

const isText = (node: JsonNode): boolean => node.type === 'string'

/** A node at the same position that is not a text. */
const withoutText = (node: JsonNode): JsonNode => ({ ...node, type: 'null' })

const itemsOf = (node: JsonNode | undefined): readonly JsonNode[] | undefined =>
  node?.type === 'array' ? (node.children ?? []) : undefined

function entriesOf(node: JsonNode): readonly (readonly [string, JsonNode])[] | undefined {
  if (node.type !== 'object') return undefined
  return (node.children ?? []).flatMap(({ children: [name, value] = [] }) =>
    name && value ? [[name.value as string, value] as const] : [],
  )
}

const member = (node: JsonNode, name: string) => entriesOf(node)?.find(([key]) => key === name)?.[1]

/** A number, also one written as text. Anything else returns 0, which no surah or verse has. */
function numberMember(node: JsonNode, name: string): number {
  const found = member(node, name)
  if (found?.type === 'string') return wholeNumber(found.value)
  return found?.type === 'number' ? found.value : 0
}

const wholeNumber = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : 0)
