import amiriArabic from '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff?url'
import amiriLatin from '@fontsource/amiri-quran/files/amiri-quran-latin-400-normal.woff?url'
import figtreeLatin from '@fontsource/figtree/files/figtree-latin-400-normal.woff?url'
import figtreeLatinExt from '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff?url'
import frauncesLatin from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff?url'
import frauncesLatinExt from '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff?url'
import plexArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff?url'
import plexArabicBold from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff?url'
import plexLatinExt from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-ext-400-normal.woff?url'
import nastaliq from '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff?url'
import bengali from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?url'
import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?url'
import malayalam from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff?url'
import type { TypefaceFile } from '#shared/core/picture/typeface-files.ts'

/** The addresses of the typefaces of pictures. HarfBuzz reads WOFF, whose tables the browser can unpack, not WOFF 2. */
export const typefaceAddresses: Readonly<Record<TypefaceFile, string>> = {
  'amiri-quran/files/amiri-quran-arabic-400-normal': amiriArabic,
  'amiri-quran/files/amiri-quran-latin-400-normal': amiriLatin,
  'figtree/files/figtree-latin-400-normal': figtreeLatin,
  'figtree/files/figtree-latin-ext-400-normal': figtreeLatinExt,
  'fraunces/files/fraunces-latin-600-normal': frauncesLatin,
  'fraunces/files/fraunces-latin-ext-600-normal': frauncesLatinExt,
  'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal': plexArabic,
  'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal': plexArabicBold,
  'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-ext-400-normal': plexLatinExt,
  'noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal': nastaliq,
  'noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal': bengali,
  'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal': devanagari,
  'noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal': malayalam,
}
