import { and, eq } from 'drizzle-orm'
import circlesEn from '#locales/en/circles.json' with { type: 'json' }
import discussionsEn from '#locales/en/discussions.json' with { type: 'json' }
import type { Database } from '#shared/server/database/database.ts'
import type { AddressHead, AddressHeads } from '#shared/server/directory/directory-head.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { studyCircles } from './circles.table.ts'
import { discussionPosts, discussionThreads } from './discussions.table.ts'

const circleTexts = interfaceTexts('circles', circlesEn)
const discussionTexts = interfaceTexts('discussions', discussionsEn)
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const DESCRIPTION_LENGTH = 200

/** The heads of the pages of circles and discussions. */
export function communityHeads({ db }: Pick<Database, 'db'>): AddressHeads {
  const circleHead = async (id: string, code: string): Promise<AddressHead | 'missing'> => {
    const [circle] = await db
      .select({ title: studyCircles.title, description: studyCircles.description })
      .from(studyCircles)
      .where(eq(studyCircles.id, id))
    if (!circle) return 'missing'
    return headOf(circleTexts(code).page.title, circle.title, circle.description)
  }
  /** Without its first post, a discussion exists but has no title. */
  const threadHead = async (id: string, code: string): Promise<AddressHead | 'missing'> => {
    const isShownOpening = and(
      eq(discussionPosts.threadId, discussionThreads.id),
      eq(discussionPosts.isOpening, true),
      eq(discussionPosts.status, 'shown'),
    )
    const [thread] = await db
      .select({ title: discussionThreads.title, text: discussionPosts.text })
      .from(discussionThreads)
      .leftJoin(discussionPosts, isShownOpening)
      .where(eq(discussionThreads.id, id))
    if (!thread) return 'missing'
    if (thread.text === null) return { isUnlisted: true }
    return headOf(discussionTexts(code).page.title, thread.title, thread.text)
  }
  return async ({ path, language }) => {
    const [, discussions, id = ''] = /^\/community(\/discussions)?\/([\da-f-]{36})$/.exec(path) ?? []
    if (id === '') return undefined
    if (!UUID.test(id)) return 'missing'
    return (discussions ? threadHead : circleHead)(id, language.code)
  }
}

const headOf = (pattern: string, title: string, text: string): AddressHead => ({
  about: {
    title: pattern.replace('{{title}}', () => title),
    description: text.replaceAll(/\s+/g, ' ').slice(0, DESCRIPTION_LENGTH),
  },
})
