import type { ComparedField } from '#shared/web/admin/editor/compare-versions.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import type { RecordingValues } from '../../core/recording.ts'
import { languageName } from '../language-name.ts'
import { placeText } from '../place-text.ts'

/** The fields of a recording in comparisons of two versions. */
export const comparedFields = (): readonly ComparedField<RecordingValues>[] => [
  { title: t('admin-recordings:title'), text: ({ title }) => title },
  { title: t('admin-recordings:qari'), text: ({ qari }) => qari },
  {
    title: t('admin-recordings:category'),
    text: ({ category }) => t(`admin-recordings:categories.${category}`),
  },
  { title: t('admin-recordings:place'), text: placeText },
  { title: t('admin-recordings:item'), text: ({ item }) => item ?? '' },
  { title: t('admin-recordings:language'), text: ({ language }) => languageName(language) },
  { title: t('admin-recordings:rights'), text: ({ rights }) => rights },
  {
    title: t('admin-recordings:downloadable'),
    text: ({ isDownloadable }) => t(`admin-recordings:${isDownloadable ? 'on' : 'off'}`),
  },
  { title: t('admin-recordings:status'), text: ({ status }) => t(`admin-recordings:filters.${status}`) },
]
