/** The text fields of an article by language. */
export const textFields = {
  en: {
    dir: 'ltr',
    fields: { title: 'title', excerpt: 'excerpt', markdown: 'markdown', references: 'references' },
  },
  ar: {
    dir: 'rtl',
    fields: {
      title: 'titleArabic',
      excerpt: 'excerptArabic',
      markdown: 'markdownArabic',
      references: 'referencesArabic',
    },
  },
} as const

export type TextLanguage = keyof typeof textFields
