import { t } from '../../i18n/i18n.ts'
import type { ComparedField } from '../editor/compare-versions.tsx'

/** Whether an entry is public, in comparisons of two versions. */
export const comparedState = (): ComparedField<{ readonly isPublished: boolean }> => ({
  title: t('admin:entries.state'),
  text: ({ isPublished }) => t(`admin:entries.states.${isPublished ? 'published' : 'unpublished'}`),
})
