import type { ComparedField } from '#shared/web/admin/editor/compare-versions.tsx'
import { comparedState } from '#shared/web/admin/entries/compared-state.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { hasView, type QuestionValues } from '../../core/question-values.ts'

const texts = ['question', 'questionArabic', 'short', 'shortArabic', 'answer', 'answerArabic'] as const

/** The fields of a question in comparisons of two versions. */
export const comparedFields = (): readonly ComparedField<QuestionValues>[] => [
  ...texts.map((field) => ({
    title: t(`admin-questions:fields.${field}`),
    text: (values: QuestionValues) => values[field],
  })),
  { title: t('answers:category'), text: ({ category }) => t(`answers:categories.${category}`) },
  {
    title: t('answers:page.views'),
    text: ({ views }) =>
      views
        .filter(hasView)
        .map(({ school, ...view }) => [t(`answers:schools.${school}`), ...Object.values(view)].join(' · '))
        .join('\n'),
  },
  { title: t('answers:page.verses'), text: ({ quran }) => quran.join(', ') },
  {
    title: t('answers:page.hadiths'),
    text: ({ hadiths }) => hadiths.map((hadith) => lineOf(Object.values(hadith))).join('\n'),
  },
  {
    title: t('answers:page.works'),
    text: ({ sources }) => sources.map((work) => lineOf(Object.values(work))).join('\n'),
  },
  ...(['keywords', 'keywordsArabic', 'related'] as const).map((field) => ({
    title: t(field === 'related' ? 'answers:page.related' : `admin-questions:fields.${field}`),
    text: (values: QuestionValues) => values[field].join(', '),
  })),
  comparedState(),
]

const lineOf = (parts: readonly unknown[]) => parts.filter(Boolean).join(' · ')
