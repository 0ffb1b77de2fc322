import { z } from 'zod'
import {
  actionAnswer,
  exportQuery,
  tableAnswer,
  tableQuery,
} from '#shared/core/admin/admin-table.contract.ts'
import { importAnswer, importQuery } from '#shared/core/admin/import.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, nameIn, numberText } from '#shared/core/contract/fields.ts'
import { withRulesOf } from '#shared/core/contract/with-rules.ts'
import {
  contentFields,
  EXPLANATION_LENGTHS,
  explanationActions,
  explanationCategories,
  explanationFilters,
  explanationStatuses,
  reviewStatuses,
} from './explanation.ts'
import { troublesBetweenFields } from './explanation-troubles.ts'

const { title: LONGEST_TITLE, content: LONGEST_CONTENT, note: LONGEST_NOTE } = EXPLANATION_LENGTHS
const MOST = 100

const params = z.object({ id: z.uuid() })
const instant = z.iso.datetime()
const errors = ['not_signed_in', 'forbidden'] as const

const content = (language: string) =>
  described(z.string().max(LONGEST_CONTENT, 'too_long').default(''), `The text in ${language}.`, 'Sample.')

const fields = {
  title: described(
    z.string().trim().min(1, 'missing').max(LONGEST_TITLE, 'too_long'),
    'The title.',
    'Sample: the opening of the Quran',
  ),
  category: described(z.enum(explanationCategories).default('surah'), 'What it explains.', 'surah'),
  englishContent: content('English'),
  arabicContent: content('Arabic'),
  urduContent: content('Urdu'),
  isPublished: described(z.boolean().default(false), 'Whether it is public.', false),
  hasAudioTTS: described(z.boolean().default(false), 'Whether it can be listened to.', false),
  status: described(
    z.enum(explanationStatuses).default('active'),
    '`active`; `draft` and `archived` are never public.',
    'active',
  ),
  surah: described(z.number().int().min(1).max(114).nullable().default(null), 'Its surah in the reader.', 1),
  verse: described(z.number().int().min(1).nullable().default(null), 'Its verse in the reader.', 1),
  publishAt: described(instant.nullable().default(null), 'From when it is public; at once without one.'),
}

/** The rules between fields, which the editor checks too. */
const withRules = withRulesOf(troublesBetweenFields)

const explanation = z.object({
  id: described(z.uuid(), 'The id of the explanation.', '0b5f6a1e-6b0a-4f6e-9d53-2f1f0d6a7c11'),
  title: z.string(),
  category: z.enum(explanationCategories),
  englishContent: z.string(),
  arabicContent: z.string(),
  urduContent: z.string(),
  isPublished: z.boolean(),
  hasAudioTTS: z.boolean(),
  status: z.enum(explanationStatuses),
  surah: z.number().int().nullable(),
  verse: z.number().int().nullable(),
  publishAt: instant.nullable(),
  version: described(z.number().int(), 'The number of this version, from 1.', 3),
  authoredBy: described(z.string().nullable(), 'The username of the account that wrote it.', 'amina'),
  updatedAt: described(instant, 'When it was last saved.', '2026-11-25T08:00:00Z'),
  reviewStatus: described(z.enum(reviewStatuses), 'What a second person said about this text.', 'approved'),
  reviewNote: described(z.string().nullable(), 'The note of the second person.', 'Add the source.'),
  deletedAt: described(instant.nullable(), 'When it was deleted; 30 days later it is gone.'),
})

export type Explanation = z.output<typeof explanation>

const query = {
  ...tableQuery('title and texts', ['updated', 'title', 'category', 'surah']),
  category: described(nameIn(explanationCategories).optional(), 'Only this category.', 'verse'),
  status: described(
    nameIn(explanationFilters).optional(),
    'Only with this status or badge. Without it everything that was not deleted.',
    'published',
  ),
}

export const listExplanations = endpoint({
  method: 'GET',
  path: '/api/admin/explanations',
  summary: 'Lists explanations, the latest first',
  query: z.object(query),
  answer: tableAnswer(explanation),
  errors,
})

export const exportExplanations = endpoint({
  method: 'GET',
  path: '/api/admin/explanations/export',
  summary: 'Exports the explanations of a search as CSV or JSON',
  query: z.object(exportQuery(query)),
  answer: z.array(explanation),
  errors,
})

export const readExplanation = endpoint({
  method: 'GET',
  path: '/api/admin/explanations/{id}',
  summary: 'Reads one explanation',
  params,
  answer: explanation,
  errors: [...errors, 'not_found'],
})

export const createExplanation = endpoint({
  method: 'POST',
  path: '/api/admin/explanations',
  summary: 'Creates an explanation',
  body: withRules(fields),
  answer: explanation,
  status: 201,
  errors: [...errors, 'review_needed', 'tts_off'],
})

export const updateExplanation = endpoint({
  method: 'PUT',
  path: '/api/admin/explanations/{id}',
  summary: 'Saves a new version of an explanation',
  params,
  body: withRules({
    ...fields,
    version: described(
      z.number().int().min(1).optional(),
      'The version that was edited. If another one was saved meanwhile, nothing is overwritten.',
      3,
    ),
  }),
  answer: explanation,
  errors: [...errors, 'not_found', 'version_conflict', 'review_needed', 'tts_off'],
})

export const deleteExplanation = endpoint({
  method: 'DELETE',
  path: '/api/admin/explanations/{id}',
  summary: 'Deletes an explanation; it can be restored for 30 days',
  params,
  answer: z.object({ deleted: z.literal(true) }),
  errors: [...errors, 'not_found'],
})

export const actOnExplanations = endpoint({
  method: 'POST',
  path: '/api/admin/explanations/actions',
  summary: 'Publishes, archives, deletes or restores several explanations',
  body: z.strictObject({
    action: described(z.enum(explanationActions), 'What is done to each.', 'publish'),
    ids: described(z.array(z.uuid()).min(1).max(MOST), 'The explanations.'),
  }),
  answer: actionAnswer('explanations', z.uuid()),
  errors,
})

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/admin/explanations/{id}/versions',
  summary: 'Lists the versions of an explanation, the latest first',
  params,
  answer: z.object({
    versions: described(
      z.array(
        z.object({
          version: described(z.number().int(), 'The number of the version.', 2),
          savedAt: described(instant, 'When it was saved.', '2026-11-25T08:00:00Z'),
          savedBy: described(z.string().nullable(), 'The username of the account that saved it.', 'amina'),
          values: explanation.pick({
            title: true,
            category: true,
            englishContent: true,
            arabicContent: true,
            urduContent: true,
            isPublished: true,
            hasAudioTTS: true,
            status: true,
            surah: true,
            verse: true,
            publishAt: true,
          }),
        }),
      ),
      'The versions.',
    ),
  }),
  errors: [...errors, 'not_found'],
})

export const requestReview = endpoint({
  method: 'POST',
  path: '/api/admin/explanations/{id}/review-requests',
  summary: 'Asks for a review of the current version by a second person',
  params,
  body: z.strictObject({}),
  answer: explanation,
  errors: [...errors, 'not_found'],
})

export const reviewExplanation = endpoint({
  method: 'POST',
  path: '/api/admin/explanations/{id}/reviews',
  summary: 'Approves or declines a version that another person wrote',
  params,
  body: z.strictObject({
    version: described(z.number().int().min(1), 'The version that was read.', 3),
    verdict: described(z.enum(['approved', 'declined']), 'The decision.', 'approved'),
    note: described(z.string().max(LONGEST_NOTE).default(''), 'A note for the author.', 'Add the source.'),
  }),
  answer: explanation,
  errors: [...errors, 'not_found', 'version_conflict', 'own_explanation'],
})

/** A row of an import; every row becomes a new explanation. */
export const importedExplanation = withRules(fields)

export const importExplanations = endpoint({
  method: 'POST',
  path: '/api/admin/explanations/import',
  summary: 'Checks or imports a file with explanations, in the format of the export',
  query: importQuery,
  answer: importAnswer,
  errors: [...errors, 'unreadable_file', 'unsupported_type', 'body_too_large'],
})

export const readExplanations = endpoint({
  method: 'GET',
  path: '/api/explanations',
  summary: 'Lists the published explanations of a surah',
  anyOrigin: true,
  query: z.object({
    surah: described(numberText({ min: 1, max: 114, integer: true }), 'The number of the surah.', 1),
    language: described(
      z.string().max(12).default('en'),
      'The language that is wanted; an explanation without it comes in another.',
      'ur',
    ),
  }),
  answer: z.object({
    explanations: described(
      z.array(
        z.object({
          id: described(z.uuid(), 'The id of the explanation.', '0b5f6a1e-6b0a-4f6e-9d53-2f1f0d6a7c11'),
          title: described(z.string(), 'The title.', 'Sample: the opening of the Quran'),
          verse: described(z.number().int().nullable(), 'The verse; none for the whole surah.', 1),
          language: described(
            z.enum(Object.keys(contentFields) as [keyof typeof contentFields]),
            'The language of the text.',
            'en',
          ),
          text: described(z.string(), 'The text; a blank line separates paragraphs.', 'Sample.'),
          canListen: described(z.boolean(), 'Whether it can be listened to.', true),
          updatedAt: described(instant, 'When it was last saved.', '2026-11-25T08:00:00Z'),
        }),
      ),
      'The explanations in the order of the verses.',
    ),
  }),
})

export const readPublishingRules = endpoint({
  method: 'GET',
  path: '/api/admin/publishing-rules',
  summary: 'Reads what the site settings allow for explanations',
  answer: z.object({
    ttsGeneration: described(z.boolean(), 'Whether texts can be listened to.'),
    autoPublish: described(z.boolean(), 'Whether a new explanation can be public at once.'),
  }),
  errors: ['not_signed_in', 'forbidden'],
})
