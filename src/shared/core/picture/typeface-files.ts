/** The files of a typeface below `@fontsource`, without `.woff`, in the order in which a sign is looked for in them. */
export const typefaceFiles = {
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
  urdu: [
    'noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal',
    'figtree/files/figtree-latin-400-normal',
    'amiri-quran/files/amiri-quran-arabic-400-normal',
  ],
  bengali: [
    'noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal',
    'figtree/files/figtree-latin-400-normal',
    'amiri-quran/files/amiri-quran-arabic-400-normal',
  ],
  devanagari: [
    'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal',
    'figtree/files/figtree-latin-400-normal',
    'amiri-quran/files/amiri-quran-arabic-400-normal',
  ],
  malayalam: [
    'noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal',
    'figtree/files/figtree-latin-400-normal',
    'amiri-quran/files/amiri-quran-arabic-400-normal',
  ],
} as const

export type TypefaceName = keyof typeof typefaceFiles
export type TypefaceFile = (typeof typefaceFiles)[TypefaceName][number]

const ofLanguages: Readonly<Record<string, TypefaceName>> = {
  ur: 'urdu',
  bn: 'bengali',
  hi: 'devanagari',
  ml: 'malayalam',
}

/** The typeface of words in a language (BCP 47). */
export const typefaceOfWords = (language: string): TypefaceName =>
  ofLanguages[language.split('-')[0] ?? ''] ?? 'words'
