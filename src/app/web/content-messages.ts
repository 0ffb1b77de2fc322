/** The parts of the messages that translate content, by their folder in `content`. */
const parts = {
  adhkar: 'adhkar-texts',
  reflection: 'reflection-texts',
  'surah-names': 'surah-names',
} as const

export const contentMessageParts: readonly string[] = Object.values(parts)

/**
 * The place among the messages of a file with translated content: `locales/tr/adhkar-texts.json` of
 * `content/adhkar/translations/tr.json`. Other paths stay as they are.
 */
export const messageFileOfContent = (file: string): string =>
  file.replace(
    /content\/(adhkar|reflection|surah-names)\/translations\/(\w+)\.json$/,
    (_, folder: keyof typeof parts, language: string) => `locales/${language}/${parts[folder]}.json`,
  )
