import type { NameAnswer } from '#features/islamic-names/core/islamic-names.contract.ts'
import { nameAndMeaning } from '#features/islamic-names/web/name-texts.ts'
import { namesList } from '#features/islamic-names/web/names-list.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { directoryKind } from '../directory-kind.ts'

/** Names by spelling, sound or meaning. */
export const names = directoryKind<NameAnswer>({
  name: 'names',
  list: namesList,
  resultOf: (name) => {
    const { seoSlug: slug, arabicName } = name
    const { title, meaning } = nameAndMeaning(name)
    return { slug, title: title === arabicName ? title : `${title} · ${arabicName}`, detail: meaning }
  },
  all: () => t('search:box.allNames'),
})
