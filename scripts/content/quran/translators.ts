import type { TranslationLanguage } from '#features/quran/core/index.ts'

/** The metadata of a translation for pages. */
interface Credit {
  readonly name: string
  /** The translator, as named by the source. */
  readonly translator: string
  readonly licence: string
}

const PACKAGE = 'quran-json by Risan Bagja Pradana, CC BY-SA 4.0'
const tanzil = `From Tanzil (tanzil.net) through ${PACKAGE}. For non-commercial use; rights stay with the translator and publisher.`
const encyclopedia = `From The Noble Qur'an Encyclopedia (QuranEnc.com) through ${PACKAGE}. Not to be modified; the source is named.`

const credit = (name: string, licence: string, translator = name): Credit => ({ name, translator, licence })

/** The translator and terms of each translation (docs/third-party/quran.md). */
export const translators: Readonly<Record<TranslationLanguage, Credit>> = {
  bn: credit('Muhiuddin Khan', tanzil),
  en: credit('Saheeh International', tanzil, 'Umm Muhammad (Saheeh International)'),
  es: credit('Muhammad Isa García', tanzil),
  fr: credit('Muhammad Hamidullah', tanzil),
  id: credit('Indonesian Islamic Affairs Ministry', encyclopedia),
  ru: credit('Elmir Kuliev', tanzil),
  sv: credit('Knut Bernström', tanzil),
  tr: credit('Diyanet', tanzil, 'Turkish Directorate of Religious Affairs'),
  ur: credit("Abul A'la Maududi", tanzil),
  zh: credit('Muhammad Makin', encyclopedia),
}
