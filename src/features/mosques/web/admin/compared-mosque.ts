import type { ComparedField } from '#shared/web/admin/editor/compare-versions.tsx'
import { countryName } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { MosqueValues } from '../../core/mosque-values.ts'

const texts = [
  'name',
  'nativeName',
  'arabicName',
  'street',
  'city',
  'contact',
  'website',
  'timesConfirmedOn',
] as const

/** The fields of a mosque in comparisons of two versions. */
export const comparedFields = (): readonly ComparedField<MosqueValues>[] => [
  ...texts.map((field) => ({
    title: t(`admin-mosques:fields.${field}`),
    text: (values: MosqueValues) => values[field],
  })),
  {
    title: t('admin-mosques:fields.country'),
    text: ({ country }) => (country ? (countryName(country) ?? country) : ''),
  },
  {
    title: t('admin-mosques:place.label'),
    text: ({ latitude, longitude }) => [latitude, longitude].filter((part) => part !== null).join(', '),
    dir: 'ltr',
  },
  {
    title: t('mosques:filters.amenities'),
    text: ({ amenities }) => amenities.map((amenity) => t(`mosques:amenities.${amenity}`)).join(', '),
  },
  { title: t('admin-mosques:fields.jumua'), text: ({ jumua }) => jumua.join(', ') },
  {
    title: t('admin-mosques:verification'),
    text: ({ isVerified }) => t(`admin-mosques:${isVerified ? 'verified' : 'pending'}`),
  },
]
