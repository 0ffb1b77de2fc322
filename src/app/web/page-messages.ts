import type { Messages } from '#shared/web/i18n/translate.ts'
import { messageFileOfContent } from './content-messages.ts'

/** Imports of all messages except the first ones, in a separate file because the list is long. */
const ofInterface = import.meta.glob<Messages>(
  ['../../../locales/*/*.json', '!../../../locales/*/{descriptions,FIRST_PARTS}.json'],
  { import: 'default' },
)

/** Translations of content: of duas and dhikr, of passages to reflect on, and of the names of surahs. */
const ofContent = import.meta.glob<Messages>(
  '../../../content/{adhkar,reflection,surah-names}/translations/*.json',
  { import: 'default' },
)

export const pageMessages: Readonly<Record<string, () => Promise<Messages>>> = {
  ...ofInterface,
  ...Object.fromEntries(Object.entries(ofContent).map(([file, load]) => [messageFileOfContent(file), load])),
}
