import * as z from 'zod/mini'
import { accountValue } from '#shared/web/user-data/account-value.ts'
import { businessCategories } from '../../core/business.ts'
import { emptySubmission, type SubmittedBusiness, submitters } from '../../core/business-submission.ts'

const text = z.string()
const draft = z.object({
  ...{ name: text, description: text, address: text, city: text, country: text, phoneNumber: text },
  ...{ website: text, openingHours: text, certifier: text, certificateNumber: text },
  ...{ certificateExpires: text, contactEmail: text },
  category: z.enum([...businessCategories, '']),
  services: z.array(text),
  isHalalCertified: z.boolean(),
  submitter: z.enum(submitters),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})

/** What is filled in, saved so that it survives closing the tab or losing the network. Files are not saved. */
export const submissionDraft = accountValue<SubmittedBusiness>(
  'rafiq.business-submission',
  (found) => draft.safeParse(found).data,
)

export const useSubmissionDraft = (): SubmittedBusiness => submissionDraft.use() ?? emptySubmission
