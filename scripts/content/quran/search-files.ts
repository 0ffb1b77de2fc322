import { type QuranIndex, translationLanguages } from '#features/quran/core/index.ts'
import { packIndex } from '#features/quran/core/search/packed-index.ts'
import type { PackedText } from '#features/quran/core/search/searchable-text.ts'
import type { TextKind } from '#features/quran/core/search/spellings.ts'
import type { QuranParts } from './quran-parts.ts'
import { writeHashedJson } from './write-files.ts'

/** Writes a file with text and index for everything that can be searched; returns their names. */
export async function writeSearch(folder: string, parts: QuranParts): Promise<QuranIndex['search']> {
  const verses = parts.text.flat()
  const write = (name: string, texts: readonly string[], kind: TextKind) =>
    writeHashedJson(folder, `search-${name}`, { texts, index: packIndex(texts, kind) } satisfies PackedText)
  const files: Record<string, string> = {
    arabic: await write(
      'arabic',
      verses.map(({ text }) => text),
      'arabic',
    ),
    transliteration: await write(
      'transliteration',
      verses.map(({ transliteration }) => transliteration),
      'transliteration',
    ),
  }
  for (const language of translationLanguages) {
    files[language] = await write(language, parts.translations[language].flat(), 'translation')
  }
  return files as QuranIndex['search']
}
