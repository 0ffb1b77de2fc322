import type { Messages } from '#shared/web/i18n/translate.ts'

/** Imports of all messages but the first, in a file of its own because the list is long. */
export const pageMessages = import.meta.glob<Messages>(
  [
    '../../../locales/*/*.json',
    '!../../../locales/*/{descriptions,hijri-calendar,home,location,prayer,qibla,quran,shell}.json',
  ],
  { import: 'default' },
)
