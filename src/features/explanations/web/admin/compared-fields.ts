import type { ComparedField } from '#shared/web/admin/editor/compare-versions.tsx'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { ExplanationValues } from '../../core/explanation.ts'

const onOff = (on: boolean) => t(`admin-explanations:${on ? 'on' : 'off'}`)

/** The fields of an explanation in comparisons of two versions. */
export const comparedFields = (): readonly ComparedField<ExplanationValues>[] => [
  { title: t('admin-explanations:title'), text: ({ title }) => title },
  {
    title: t('admin-explanations:category'),
    text: ({ category }) => t(`admin-explanations:categories.${category}`),
  },
  {
    title: t('admin-explanations:texts.en'),
    text: ({ englishContent }) => englishContent,
    dir: 'ltr',
    lang: 'en',
  },
  {
    title: t('admin-explanations:texts.ar'),
    text: ({ arabicContent }) => arabicContent,
    dir: 'rtl',
    lang: 'ar',
  },
  { title: t('admin-explanations:texts.ur'), text: ({ urduContent }) => urduContent, dir: 'rtl', lang: 'ur' },
  {
    title: t('admin-explanations:place'),
    text: ({ surah, verse }) => [surah, verse].filter((part) => part !== null).join(':'),
  },
  { title: t('admin-explanations:publish'), text: ({ isPublished }) => onOff(isPublished) },
  { title: t('admin-explanations:tts'), text: ({ hasAudioTTS }) => onOff(hasAudioTTS) },
  {
    title: t('admin-explanations:status'),
    text: ({ status }) => t(`admin-explanations:filters.${status}`),
  },
  {
    title: t('admin-explanations:publishAt'),
    text: ({ publishAt }) => (publishAt ? formatInstant(publishAt) : ''),
  },
]
