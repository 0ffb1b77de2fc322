export const reactions = ['helpful', 'thanks', 'ameen'] as const
export type Reaction = (typeof reactions)[number]

export const POST_LENGTHS = { title: 120, text: 4000 } as const
const SHORTEST_TITLE = 3
const SHORTEST_TEXT = 2

/** The pages of hadiths: those of the checked ones and those of imported collections. */
export const HADITH_PATH =
  /^\/(hadiths\/[a-z0-9-]{1,120}|hadith-collection\/[a-z0-9-]{1,60}\/[a-z0-9-]{1,60})$/

/** What a person writes: a thread has a title, a reply has none. */
export interface WrittenPost {
  readonly title?: string | undefined
  readonly text: string
}

export type PostTrouble = 'too_short' | 'too_long'

/** What is wrong with a post, by field; empty if nothing is. */
export function postTroubles({ title, text }: WrittenPost): Partial<Record<keyof WrittenPost, PostTrouble>> {
  const titleTrouble =
    title === undefined ? undefined : lengthTrouble(title, SHORTEST_TITLE, POST_LENGTHS.title)
  const textTrouble = lengthTrouble(text, SHORTEST_TEXT, POST_LENGTHS.text)
  return { ...(titleTrouble && { title: titleTrouble }), ...(textTrouble && { text: textTrouble }) }
}

function lengthTrouble(written: string, least: number, most: number): PostTrouble | undefined {
  const { length } = written.trim()
  if (length < least) return 'too_short'
  return length > most ? 'too_long' : undefined
}

/** The most people that one post mentions. */
const MOST_MENTIONS = 10

/** The usernames after an `@` in a text, in lower case; a full stop at the end isn’t part of one. */
export function mentionedNames(text: string): string[] {
  const names = [...text.matchAll(/(?<![\p{L}\p{N}_.@-])@([\p{L}\p{N}_.-]+)/gu)].map(([, name = '']) =>
    name.replace(/[.-]+$/, '').toLowerCase(),
  )
  return [...new Set(names.filter(Boolean))].slice(0, MOST_MENTIONS)
}
