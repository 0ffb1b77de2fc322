import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, numberText } from '#shared/core/contract/fields.ts'
import { moderationLists } from './moderation.ts'
import { REPORT_LENGTH, reportReasons } from './report.ts'
import { WORD_LIST } from './word-list.ts'

const MOST_ITEMS = 100
const instant = z.iso.datetime()
const errors = ['not_signed_in', 'forbidden'] as const
const types = z.enum(['post', 'circle'])

const item = z.object({
  id: z.uuid(),
  type: types,
  title: described(z.string(), 'The title of the circle, or of the discussion of the post.'),
  text: z.string(),
  path: described(z.string(), 'Where moderators can read it in its place; empty if it has none yet.'),
  hadith: described(z.string(), 'The path of the hadith that its discussion is about; empty without one.'),
  author: described(
    z.string().nullable(),
    'The name of its author; null after the account was deleted.',
    'Amal',
  ),
  username: z.string().nullable(),
  writtenAt: instant,
  words: described(z.array(z.string()), 'The entries of the word list that it contains.'),
  reports: z.array(z.object({ reason: z.enum(reportReasons), text: z.string(), reportedAt: instant })),
})
export type ModeratedItem = z.output<typeof item>

export const listModeration = endpoint({
  method: 'GET',
  path: '/api/admin/community',
  summary: 'Lists posts that wait for a moderator, or reported posts or circles, oldest first',
  query: z.object({
    list: z.enum(moderationLists).default('waiting'),
    page: numberText({ min: 1, max: 10_000, integer: true }).default(1),
  }),
  answer: z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  errors: [...errors],
})

export const moderateItems = endpoint({
  method: 'POST',
  path: '/api/admin/community/decisions',
  summary: 'Shows posts or keeps circles, which dismisses their reports; or removes them with a reason',
  body: z
    .strictObject({
      type: types,
      ids: z.array(z.uuid()).min(1).max(MOST_ITEMS),
      decision: z.enum(['accept', 'remove']),
      reason: z.string().trim().max(REPORT_LENGTH, 'too_long').default(''),
    })
    .refine(({ decision, reason }) => decision === 'accept' || reason !== '', {
      path: ['reason'],
      error: 'missing',
    }),
  answer: z.object({
    done: z.array(z.string()),
    refused: z.array(z.object({ id: z.string(), code: z.string() })),
  }),
  errors: [...errors],
})

const words = z.array(z.string().trim().min(1).max(WORD_LIST.length)).max(WORD_LIST.words)

export const readWordList = endpoint({
  method: 'GET',
  path: '/api/admin/community/words',
  summary: 'The words that make a post wait for a moderator',
  answer: z.object({ words, version: z.number().int() }),
  errors: [...errors],
})

export const saveWordList = endpoint({
  method: 'PUT',
  path: '/api/admin/community/words',
  summary: 'Replaces the words that make a post wait for a moderator',
  body: z.strictObject({ words, version: z.number().int() }),
  answer: z.object({ words, version: z.number().int() }),
  errors: [...errors, 'version_conflict'],
})
