import type { Messages } from '#shared/web/i18n/translate.ts'

/** How to fetch the texts of each page in each language: a list long enough to come with the first page that asks. */
export const pageMessages = import.meta.glob<Messages>(
  [
    '../../../locales/*/*.json',
    '!../../../locales/*/{descriptions,hijri-calendar,home,location,prayer,qibla,quran,shell}.json',
  ],
  { import: 'default' },
)
