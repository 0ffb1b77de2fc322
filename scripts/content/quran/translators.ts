import type { TranslationLanguage } from '#features/quran/core/index.ts'

/** Who made each translation, as the source names them. */
export const translators: Readonly<Record<TranslationLanguage, string>> = {
  bn: 'Muhiuddin Khan',
  en: 'Umm Muhammad (Saheeh International)',
  es: 'Muhammad Isa García',
  fr: 'Muhammad Hamidullah',
  id: 'Indonesian Islamic Affairs Ministry',
  ru: 'Elmir Kuliev',
  sv: 'Knut Bernström',
  tr: 'Turkish Directorate of Religious Affairs',
  ur: "Abul A'la Maududi",
  zh: 'Muhammad Makin',
}
