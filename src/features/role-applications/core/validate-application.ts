import { LINKS, STATEMENT_LENGTH } from './application-rules.ts'

/** Errors by field. */
export interface ApplicationErrors {
  readonly statement?: 'too_short' | 'too_long'
  readonly links?: 'not_a_link' | 'too_many' | 'too_long'
}

/** Parses links, one per line. */
export const parseLinks = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Validates the form. Returns no errors when it can be sent. */
export function applicationErrors(typed: {
  readonly statement: string
  readonly links: string
}): ApplicationErrors {
  const length = typed.statement.trim().length
  const links = parseLinks(typed.links)
  return {
    ...(length < STATEMENT_LENGTH.min && { statement: 'too_short' }),
    ...(length > STATEMENT_LENGTH.max && { statement: 'too_long' }),
    ...(links.some((link) => link.length > LINKS.length) && { links: 'too_long' }),
    ...(!links.every(isLink) && { links: 'not_a_link' }),
    ...(links.length > LINKS.most && { links: 'too_many' }),
  }
}

const isLink = (text: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text)
