import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face, Font } from 'harfbuzzjs'
import { openTypeOf } from './read-woff.ts'

/** Typefaces in the order in which a sign is looked for in them. */
const FILES = {
  arabic: [
    'amiri-quran/files/amiri-quran-arabic-400-normal',
    'amiri-quran/files/amiri-quran-latin-400-normal',
  ],
  words: [
    'figtree/files/figtree-latin-400-normal',
    'figtree/files/figtree-latin-ext-400-normal',
    'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal',
    'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-ext-400-normal',
    'amiri-quran/files/amiri-quran-arabic-400-normal',
  ],
  title: [
    'fraunces/files/fraunces-latin-600-normal',
    'fraunces/files/fraunces-latin-ext-600-normal',
    'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal',
    'amiri-quran/files/amiri-quran-arabic-400-normal',
  ],
} as const

export type TypefaceName = keyof typeof FILES

/** A font with the size of its units. */
export interface SizedFont {
  readonly font: Font
  readonly unitsPerEm: number
}

const resolve = createRequire(import.meta.url)
const opened = new Map<string, SizedFont>()

/** The fonts of a typeface, read when they are first used. */
export const fontsOf = (name: TypefaceName): readonly SizedFont[] => FILES[name].map(open)

function open(file: string): SizedFont {
  const known = opened.get(file)
  if (known) return known
  const face = new Face(new Blob(openTypeOf(readFileSync(resolve.resolve(`@fontsource/${file}.woff`)))))
  const made = { font: new Font(face), unitsPerEm: face.upem }
  opened.set(file, made)
  return made
}
