import type { Messages } from '#shared/web/i18n/translate.ts'

/** Imports of all messages except the first ones, in a separate file because the list is long. */
const ofInterface = import.meta.glob<Messages>(
  ['../../../locales/*/*.json', '!../../../locales/*/{descriptions,FIRST_PARTS}.json'],
  { import: 'default' },
)

/** The titles and meanings of duas and dhikr, as the part `adhkar-texts` of a language. */
const ofAdhkar = import.meta.glob<Messages>('../../../content/adhkar/translations/*.json', {
  import: 'default',
})

export const pageMessages: Readonly<Record<string, () => Promise<Messages>>> = {
  ...ofInterface,
  ...Object.fromEntries(
    Object.entries(ofAdhkar).map(([file, load]) => [
      file.replace('content/adhkar/translations/', 'locales/').replace('.json', '/adhkar-texts.json'),
      load,
    ]),
  ),
}
