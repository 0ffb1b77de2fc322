import { LINKS, STATEMENT_LENGTH } from './application-rules.ts'

/** What is wrong with what was typed, by the field. */
export interface TypedTroubles {
  readonly statement?: 'too_short' | 'too_long'
  readonly links?: 'not_a_link' | 'too_many' | 'too_long'
}

/** The links of a text that has one on each line. */
export const linksIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What has to be mended before an application can be sent; empty when nothing. */
export function troublesOf(typed: { readonly statement: string; readonly links: string }): TypedTroubles {
  const letters = typed.statement.trim().length
  const links = linksIn(typed.links)
  return {
    ...(letters < STATEMENT_LENGTH.min && { statement: 'too_short' }),
    ...(letters > STATEMENT_LENGTH.max && { statement: 'too_long' }),
    ...(links.some((link) => link.length > LINKS.length) && { links: 'too_long' }),
    ...(!links.every(isLink) && { links: 'not_a_link' }),
    ...(links.length > LINKS.most && { links: 'too_many' }),
  }
}

const isLink = (text: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text)
