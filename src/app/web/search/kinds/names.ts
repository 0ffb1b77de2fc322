import type { NameAnswer } from '#features/islamic-names/core/islamic-names.contract.ts'
import { namesList } from '#features/islamic-names/web/names-list.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { directoryKind } from '../directory-kind.ts'

/** Names by spelling, sound or meaning. */
export const names = directoryKind<NameAnswer>({
  name: 'names',
  list: namesList,
  resultOf: ({ seoSlug, name, arabicName, meaning, meaningArabic }) =>
    currentLanguage().code === 'ar'
      ? { slug: seoSlug, title: arabicName, detail: meaningArabic }
      : { slug: seoSlug, title: `${name} · ${arabicName}`, detail: meaning },
  all: () => t('search:box.allNames'),
})
