import type { Texts } from './texts.ts'

/** The administration is in these languages; in the others its pages appear in English. */
const languages = ['en', 'ar']

/** Whether a language needs the texts of the administration. */
export const isNeeded = (language: string): boolean => languages.includes(language)

/** Whether a part belongs to the administration: its name is `admin` or begins with `admin-`. */
export const isAdministration = (part: string): boolean => /^admin(-|$)/.test(part)

/**
 * The texts of a part that a language must have: without those of administration pages, whose names begin with `admin`, as in
 * `pages:adminUsers.title`, unless it has them.
 */
export const withoutAdministration = (part: string, texts: Texts, own: Texts): Texts =>
  part === 'pages' || part === 'descriptions'
    ? new Map([...texts].filter(([key]) => !/^admin[A-Z]/.test(key) || own.has(key)))
    : texts
