import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'
import { pageQuery, pagination } from '#shared/core/directory/directory.contract.ts'
import { HADITH_PATH, POST_LENGTHS, postTroubles, reactions, type WrittenPost } from './discussion.ts'
import { postStatuses } from './moderation.ts'

const PAGE_SIZE = 20

const id = described(z.uuid(), 'The id.', '00000000-0000-4000-8000-000000000000')
const params = z.object({ id })
const instant = z.iso.datetime()
const hadith = described(
  z.string().max(200, 'too_long').regex(HADITH_PATH, 'not_a_hadith'),
  'The path of the hadith’s page.',
  '/hadiths/bukhari-1',
)
const { search: _, ...paging } = pageQuery(PAGE_SIZE, '')

const post = z.object({
  id,
  author: described(
    z.string().nullable(),
    'The name that the author chose for the account; null if the author deleted it and left the post.',
    'Amal',
  ),
  username: described(z.string().nullable(), 'The name by which others mention the author.', 'amal'),
  text: z.string(),
  status: described(
    z.enum(postStatuses),
    'Its author alone sees a post that waits for a moderator or was removed by one.',
    'shown',
  ),
  note: described(z.string().nullable(), 'Why a moderator removed it, for its author.'),
  writtenAt: instant,
  editedAt: instant.nullable(),
  reactions: described(
    z.array(z.object({ name: z.enum(reactions), count: z.number().int(), isOwn: z.boolean() })),
    'How many people gave each reaction, and whether the person did who asks. Nobody’s name is given.',
  ),
  mayReport: described(z.boolean(), 'Whether the person who asks may report it and hide its author.', true),
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
  mayRemove: described(
    z.boolean(),
    'Whether the person who asks is a moderator and may remove it with a reason.',
    false,
  ),
})
export type PostAnswer = z.output<typeof post>

const listed = {
  id,
  title: described(z.string(), 'Empty if its author removed it.', 'Intentions'),
  hadith: described(z.string(), 'The path of the hadith that it is about; empty without one.'),
  author: described(
    z.string().nullable(),
    'Null if its first post was removed, or its author’s account.',
    'Amal',
  ),
  replies: z.number().int(),
  lastPostAt: instant,
}
const threadListed = z.object(listed)
export type ListedThread = z.output<typeof threadListed>

const thread = z.object({
  ...listed,
  opening: described(post.nullable(), 'The first post; null if it was removed or is hidden.'),
  isHidden: described(
    z.boolean(),
    'Whether the first post and the title are hidden, because the person who asks blocked the author.',
    false,
  ),
})
export type ThreadAnswer = z.output<typeof thread>

const mention = z.object({
  threadId: id,
  title: z.string(),
  author: z.string().nullable(),
  text: z.string(),
  writtenAt: instant,
})
export type MentionAnswer = z.output<typeof mention>

const written = z.object({
  id,
  isWaiting: described(z.boolean(), 'Whether a moderator reads it before others see it.', false),
})

const title = z.string().trim().max(POST_LENGTHS.title, 'too_long')
const text = z.string().trim().max(POST_LENGTHS.text, 'too_long')

const checked = (written: WrittenPost, context: z.RefinementCtx) => {
  for (const [field, message] of Object.entries(postTroubles(written))) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
}

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/discussions',
  summary: 'Lists discussions of hadiths, those with the latest posts first',
  query: z.object({
    ...pageQuery(PAGE_SIZE, 'titles and first posts'),
    hadith: described(hadith.optional(), 'Only discussions of this hadith.', '/hadiths/bukhari-1'),
  }),
  answer: z.object({ threads: z.array(threadListed), pagination }),
})

export const listMentions = endpoint({
  method: 'GET',
  path: '/api/discussions/mentions',
  summary: 'The latest posts that mention the person who asks',
  answer: z.object({ mentions: z.array(mention) }),
  errors: ['not_signed_in'],
})

export const readThread = endpoint({
  method: 'GET',
  path: '/api/discussions/{id}',
  summary: 'A discussion with its first post',
  params,
  answer: thread,
  errors: ['not_found'],
})

export const listReplies = endpoint({
  method: 'GET',
  path: '/api/discussions/{id}/posts',
  summary: 'The replies of a discussion, the oldest first',
  params,
  query: z.object(paging),
  answer: z.object({ posts: z.array(post), pagination }),
  errors: ['not_found'],
})

export const startThread = endpoint({
  method: 'POST',
  path: '/api/discussions',
  summary: 'Starts a discussion',
  body: z
    .strictObject({ title, text, hadith: z.union([z.literal(''), hadith]).default('') })
    .superRefine(checked),
  answer: written,
  status: 201,
  errors: ['not_signed_in', 'too_many_attempts'],
})

export const writeReply = endpoint({
  method: 'POST',
  path: '/api/discussions/{id}/posts',
  summary: 'Replies in a discussion; `@username` mentions someone who wrote in it',
  params,
  body: z.strictObject({ text }).superRefine(checked),
  answer: written,
  status: 201,
  errors: ['not_signed_in', 'not_found', 'too_many_attempts'],
})

export const changePost = endpoint({
  method: 'PUT',
  path: '/api/discussion-posts/{id}',
  summary: 'Changes one’s own post; the title is that of its discussion, for a first post only',
  params,
  body: z.strictObject({ title: title.optional(), text }).superRefine(checked),
  answer: written,
  errors: ['not_signed_in', 'not_found', 'too_many_attempts'],
})

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/discussion-posts/{id}',
  summary: 'Deletes one’s own post; replies of others to a first post stay',
  params,
  answer: z.object({ threadRemains: z.boolean() }),
  errors: ['not_signed_in', 'not_found'],
})

export const setReactions = endpoint({
  method: 'PUT',
  path: '/api/discussion-posts/{id}/reactions',
  summary: 'Sets one’s own reactions to a post',
  params,
  body: z.strictObject({ reactions: z.array(z.enum(reactions)).max(reactions.length) }),
  answer: post,
  errors: ['not_signed_in', 'not_found', 'too_many_attempts'],
})
