import type { ComparedField } from '#shared/web/admin/editor/compare-versions.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import type { NameValues } from '../../core/name-values.ts'

/** The fields of a name in comparisons of two versions. */
export const comparedFields = (): readonly ComparedField<NameValues>[] => [
  ...(['name', 'arabicName', 'meaning', 'meaningArabic'] as const).map((field) => ({
    title: t(`admin-names:fields.${field}`),
    text: (values: NameValues) => values[field],
  })),
  { title: t('islamic-names:root'), text: ({ root }) => root ?? '', dir: 'rtl', lang: 'ar' },
  { title: t('islamic-names:gender'), text: ({ gender }) => t(`islamic-names:genders.${gender}`) },
  { title: t('islamic-names:category'), text: ({ category }) => t(`islamic-names:categories.${category}`) },
  { title: t('islamic-names:origin'), text: ({ origin }) => t(`islamic-names:origins.${origin}`) },
  { title: t('islamic-names:spellings'), text: ({ alternateSpellings }) => alternateSpellings.join(', ') },
  {
    title: t('islamic-names:bearers'),
    text: ({ bearers }) =>
      bearers
        .map(({ name, nameArabic, who, whoArabic, source }) =>
          [name, nameArabic, who, whoArabic, source].filter(Boolean).join(' · '),
        )
        .join('\n'),
  },
]
