import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readQuranSource } from './source.ts'
import { standardCodePoints } from './standard-code-points.ts'

const require = createRequire(import.meta.url)
const font = (subset: string) =>
  require.resolve(`@fontsource/amiri-quran/files/amiri-quran-${subset}-400-normal.woff`)

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SEGMENTS = 4
const LAST_SEGMENT = 0xffff

/** The code points that a WOFF file covers, from the format 4 table of its `cmap`. */
function drawnBy(file: string): Set<number> {
  const woff = readFileSync(file)
  const entries = Array.from(
    { length: woff.readUInt16BE(12) },
    (_, index) => WOFF_HEADER + index * WOFF_ENTRY,
  )
  const entry = entries.find((at) => woff.toString('latin1', at, at + 4) === 'cmap') ?? 0
  const [start, packed, length] = [4, 8, 12].map((offset) => woff.readUInt32BE(entry + offset)) as [
    number,
    number,
    number,
  ]
  const bytes = woff.subarray(start, start + packed)
  const cmap = packed < length ? inflateSync(bytes) : bytes
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const table = tables.find((at) => cmap.readUInt16BE(at) === SEGMENTS) ?? 0
  const column = cmap.readUInt16BE(table + 6)
  const drawn = new Set<number>()
  for (let segment = 0; segment < column; segment += 2) {
    const end = cmap.readUInt16BE(table + 14 + segment)
    const first = cmap.readUInt16BE(table + 16 + column + segment)
    for (let code = first; code <= end && end !== LAST_SEGMENT; code++) drawn.add(code)
  }
  return drawn
}

it('covers every code point of the text in its Arabic file, except the thin space of 2:72', async () => {
  const { arabic } = await readQuranSource()
  const text = arabic.flatMap(({ verses }) => verses.map((verse) => standardCodePoints(verse.text))).join('')
  const needed = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0)
  const drawn = drawnBy(font('arabic'))
  expect(needed.filter((code) => !drawn.has(code))).toEqual([0x2009])
  expect(drawnBy(font('latin')).has(0x2009)).toBe(true)
})
