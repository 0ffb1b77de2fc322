import type { NameAnswer } from '#features/islamic-names/core/islamic-names.contract.ts'
import { nameInLetters } from '#features/islamic-names/core/name-in-letters.ts'
import { namesList } from '#features/islamic-names/web/names-list.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { directoryKind } from '../directory-kind.ts'

/** Names by spelling, sound or meaning. */
export const names = directoryKind<NameAnswer>({
  name: 'names',
  list: namesList,
  resultOf: (name) => {
    const { code } = currentLanguage()
    const own = nameInLetters(name, code)
    const { seoSlug: slug, arabicName, meaning, meaningArabic } = name
    const title = own === arabicName ? own : `${own} · ${arabicName}`
    return { slug, title, detail: code === 'ar' ? meaningArabic : meaning }
  },
  all: () => t('search:box.allNames'),
})
