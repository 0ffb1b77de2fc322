import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
export const fontFile = (source: string): Buffer => readFileSync(require.resolve(source))
const root = join(import.meta.dirname, '../..')
/** Imported by styles as `@subset-fonts/<name>.woff2`. */
const FOLDER = join(root, 'node_modules/.cache/subset-fonts')

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Characters without a glyph that join or separate letters. */
const JOINERS = '\u200c\u200d\u200e\u200f'
const ARABIC = `${between(0x600, 0x6ff)}\ufdfa\ufdfd\ufd3e\ufd3f${JOINERS}`
const URDU = `،؛؟ءآأإؤئابتثجحخدذرزسشصضطظعغفقكلمنوىيةًٌٍَُِّْٰٓٔٗٹپچڈڑژکگںھہۂۃیےۓ۔٪٫؍؎${JOINERS}`
const PERSIAN = `،؛؟٪٫٬ـءآأإؤئابتثجحخدذرزسشصضطظعغفقكلمنهويىةًٌٍَُِّْٰٓٔپچژکگۀۂی${between(0x6f0, 0x6f9)}«»${JOINERS}`
const DEVANAGARI = `ऀँंःअआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळवशषसह़ऽािीुूृॅेैॉोौ्ॐक़ख़ग़ज़ड़ढ़फ़य़।॥${between(0x966, 0x970)}${JOINERS}`
const BENGALI = `ঁংঃঅআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ়ািীুূৃেৈোৌ্ৎৗড়ঢ়য়৳।॥${between(0x9e6, 0x9ef)}${JOINERS}`
const MALAYALAM = `ംഃഅആഇഈഉഊഋഎഏഐഒഓഔ${between(0xd15, 0xd39)}ാിീുൂൃെേൈൊോൌ്ൗൺൻർൽൾൿ${JOINERS}`
/** Of Turkish and of transliterations. */
const LATIN_EXTENDED = 'ĀāĒēĞğĪīİıŌōŒœŞşŪūḌḍḤḥṢṣṬṭẒẓʾʿʼ'

/** What shapes a word and places its signs; the fonts' decorative variants are left out. */
const ARABIC_FEATURES = 'ccmp isol fina medi init rlig calt liga curs kern mark mkmk'.split(' ')
const INDIC_FEATURES =
  'ccmp nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct init pres abvs blws psts haln calt abvm blwm dist kern mark mkmk'.split(
    ' ',
  )

/** Digits and common punctuation, for languages whose own typeface has none. */
const SIGNS = `${between(0x20, 0x40)}[]_{}|\u00a0©«»°±·×–—‘’“”•…−\u202f\u2009`
/** For the few Latin words in such a language. */
const LATIN_LETTERS = between(0x41, 0x5a) + between(0x61, 0x7a)
const LATIN_FEATURES = ['kern', 'tnum']

/** The weights that the interface uses. */
const WEIGHTS = { wght: { min: 400, max: 700 } }

interface Subset {
  readonly source: string
  /** All of the source's characters if it is missing. */
  readonly characters?: string
  readonly features?: readonly string[]
  readonly axes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>
}

const FIGTREE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
const arabic = { characters: ARABIC, features: ARABIC_FEATURES }
const indic = { features: INDIC_FEATURES, axes: { wght: { min: 400, max: 600 } } }

/** The subsets by name. */
export const subsets: Readonly<Record<string, Subset>> = {
  'ibm-plex-sans-arabic-400': {
    ...arabic,
    source: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
  },
  'ibm-plex-sans-arabic-600': {
    ...arabic,
    source: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
  },
  'noto-nastaliq-urdu-400': {
    source: '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
    characters: URDU,
    features: ARABIC_FEATURES,
  },
  vazirmatn: {
    source: '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    characters: PERSIAN,
    features: ARABIC_FEATURES,
    axes: WEIGHTS,
  },
  'noto-sans-devanagari': {
    ...indic,
    source:
      '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    characters: DEVANAGARI,
  },
  'noto-sans-bengali': {
    ...indic,
    source: '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
    characters: BENGALI,
  },
  'noto-sans-malayalam': {
    ...indic,
    source: '@fontsource-variable/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-wght-normal.woff2',
    characters: MALAYALAM,
  },
  'figtree-latin-wght': { source: FIGTREE, axes: WEIGHTS },
  'figtree-signs': { source: FIGTREE, characters: SIGNS, features: LATIN_FEATURES, axes: WEIGHTS },
  'figtree-letters': { source: FIGTREE, characters: LATIN_LETTERS, features: LATIN_FEATURES, axes: WEIGHTS },
  'figtree-extended': {
    source: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    characters: LATIN_EXTENDED,
    axes: WEIGHTS,
  },
  'fraunces-latin-wght': {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    axes: WEIGHTS,
  },
  'fraunces-extended': {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
    characters: LATIN_EXTENDED,
    axes: WEIGHTS,
  },
}

/** Makes the subsets before the build; the same input gives the same file. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    config: async () => {
      mkdirSync(FOLDER, { recursive: true })
      for (const [name, subset] of Object.entries(subsets))
        writeFileSync(join(FOLDER, `${name}.woff2`), await subsetOf(subset))
      return { resolve: { alias: { '@subset-fonts': FOLDER } } }
    },
  }
}

export async function subsetOf({ source, characters, features, axes }: Subset): Promise<Buffer> {
  return makeFont(fontFile(source), characters ?? '', {
    targetFormat: 'woff2',
    // Hints are a third of IBM Plex Sans Arabic; today's screens don't need them.
    noHinting: true,
    ...(characters === undefined && { keepAllGlyphs: true }),
    ...(features && { keepFeatures: [...features] }),
    ...(axes && { variationAxes: { ...axes } }),
  })
}

/** Options of the library that its types lack. */
interface FontOptions extends NonNullable<Parameters<typeof subsetFont>[2]> {
  readonly noHinting?: boolean
  /** With `''` as characters. */
  readonly keepAllGlyphs?: boolean
}

/** A typeface with only these characters, in another format. */
export const makeFont = (file: Buffer, characters: string, options: FontOptions): Promise<Buffer> =>
  subsetFont(file, characters, options)
