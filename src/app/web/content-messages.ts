/** The parts of the messages that translate content, by their folder in `content`; `page-messages.ts` loads them. */
const parts: Readonly<Record<string, string>> = {
  adhkar: 'adhkar-texts',
  reflection: 'reflection-texts',
  'surah-names': 'surah-names',
}

export const contentMessageParts: readonly string[] = Object.values(parts)

/**
 * The place among the messages of a file with translated content: `locales/tr/adhkar-texts.json` of
 * `content/adhkar/translations/tr.json`. Other paths stay as they are.
 */
export const messageFileOfContent = (file: string): string =>
  file.replace(/content\/([\w-]+)\/translations\/(\w+)\.json$/, (path, folder: string, language: string) =>
    parts[folder] ? `locales/${language}/${parts[folder]}.json` : path,
  )
