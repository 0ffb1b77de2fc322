import type { Messages } from '#shared/web/i18n/translate.ts'

/** Imports of all messages except the first ones, in a separate file because the list is long. */
export const pageMessages = import.meta.glob<Messages>(
  ['../../../locales/*/*.json', '!../../../locales/*/{descriptions,FIRST_PARTS}.json'],
  { import: 'default' },
)
