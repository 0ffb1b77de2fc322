import type { HadithAnswer } from '#features/hadiths/core/hadiths.contract.ts'
import { referenceOf } from '#features/hadiths/web/hadith-texts.ts'
import { hadithsList } from '#features/hadiths/web/hadiths-list.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { directoryKind } from '../directory-kind.ts'

/** Hadiths by reference, text, narrator or keyword. */
export const hadiths = directoryKind<HadithAnswer>({
  name: 'hadiths',
  list: hadithsList,
  resultOf: (hadith) => ({
    slug: hadith.id,
    title: referenceOf(hadith),
    detail: '',
    text:
      currentLanguage().code === 'ar'
        ? { value: hadith.arabicText, language: 'ar', ranges: [] }
        : { value: hadith.translation, language: 'en', ranges: [] },
  }),
  all: () => t('search:box.allHadiths'),
})
