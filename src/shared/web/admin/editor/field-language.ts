/** Attributes of fields whose text is in one language, whatever the interface’s language is. */
export const arabic = { dir: 'rtl', lang: 'ar' } as const
export const english = { dir: 'ltr', lang: 'en' } as const
