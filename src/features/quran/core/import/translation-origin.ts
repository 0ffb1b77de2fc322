export const translationOrigins = ['built-in', 'imported'] as const
export type TranslationOrigin = (typeof translationOrigins)[number]
