import { parseCivilDate } from '#shared/core/civil-date.ts'
import { EMAIL_LENGTH, EMAIL_PATTERN } from '#shared/core/email.ts'
import { administrators, type Role } from '#shared/core/roles.ts'
import { type Business, type BusinessCategory, businessCategories } from './business.ts'
import { parseOpeningWeek } from './opening-week.ts'

export const submissionStatuses = ['waiting', 'accepted', 'declined', 'withdrawn'] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]

/** Who submits a business. */
export const submitters = ['owner', 'customer'] as const
export type Submitter = (typeof submitters)[number]

/** The files of a submission. */
export const submissionFiles = ['photo', 'certificate'] as const
export type SubmissionFile = (typeof submissionFiles)[number]

/** Roles that review submissions and reviews. */
export const businessModerators: readonly Role[] = [...administrators, 'content_manager']

/** Most characters of each text. */
export const SUBMISSION_LENGTHS = {
  name: 120,
  description: 2000,
  address: 200,
  city: 100,
  country: 2,
  phoneNumber: 40,
  website: 300,
  openingHours: 255,
  certifier: 120,
  certificateNumber: 60,
  certificateExpires: 10,
  contactEmail: EMAIL_LENGTH,
} as const
export const SHORTEST_DESCRIPTION = 20
export const SERVICES = { most: 12, length: 60 } as const
export const DECISION_NOTE_LENGTH = 1000
export const FILE_MAX_BYTES = 10_000_000
/** Limits the disk space that waiting submissions can take. */
export const MAX_WAITING_SUBMISSIONS = 500
/** Waiting submissions of one account. */
export const MAX_OWN_SUBMISSIONS = 10

/** What a person fills in; empty texts are not known. */
export interface SubmittedBusiness extends Readonly<Record<keyof typeof SUBMISSION_LENGTHS, string>> {
  readonly category: BusinessCategory | ''
  readonly services: readonly string[]
  readonly isHalalCertified: boolean
  readonly submitter: Submitter
  readonly latitude: number | null
  readonly longitude: number | null
}

export const emptySubmission: SubmittedBusiness = {
  name: '',
  description: '',
  address: '',
  city: '',
  country: '',
  phoneNumber: '',
  website: '',
  openingHours: '',
  certifier: '',
  certificateNumber: '',
  certificateExpires: '',
  contactEmail: '',
  category: '',
  services: [],
  isHalalCertified: false,
  submitter: 'owner',
  latitude: null,
  longitude: null,
}

export type SubmissionTrouble =
  | 'missing'
  | 'too_short'
  | 'too_long'
  | 'too_many'
  | 'not_a_country'
  | 'not_a_phone'
  | 'not_a_website'
  | 'not_hours'
  | 'not_a_date'
  | 'not_an_email'
export type SubmissionTroubles = Partial<Record<keyof SubmittedBusiness, SubmissionTrouble>>

const required = ['name', 'category', 'description', 'address', 'city'] as const
const PHONE = /^\+?[\d ()./-]{5,}$/
const WEBSITE = /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$/i

/** What is wrong with a submission, by field; empty when it can be sent. The server applies the same rules. */
export function submissionTroubles(submitted: SubmittedBusiness): SubmissionTroubles {
  const troubles: SubmissionTroubles = {}
  const found = (field: keyof SubmittedBusiness, trouble: SubmissionTrouble | false) => {
    if (trouble) troubles[field] ??= trouble
  }
  for (const field of required) found(field, submitted[field].trim() === '' && 'missing')
  for (const [field, most] of Object.entries(SUBMISSION_LENGTHS)) {
    const name = field as keyof typeof SUBMISSION_LENGTHS
    found(name, submitted[name].trim().length > most && 'too_long')
  }
  const { category, description, country, phoneNumber, website, openingHours, services } = submitted
  found('category', !businessCategories.some((each) => each === category) && 'missing')
  found('description', description.trim().length < SHORTEST_DESCRIPTION && 'too_short')
  found('country', !/^[A-Z]{2}$/.test(country) && 'not_a_country')
  found('phoneNumber', phoneNumber !== '' && !PHONE.test(phoneNumber.trim()) && 'not_a_phone')
  found('website', website !== '' && !WEBSITE.test(website.trim()) && 'not_a_website')
  found('openingHours', openingHours !== '' && !parseOpeningWeek(openingHours) && 'not_hours')
  found('services', services.length > SERVICES.most && 'too_many')
  found('services', services.some(({ length }) => length > SERVICES.length) && 'too_long')
  const { contactEmail, isHalalCertified, certifier, certificateExpires } = submitted
  found('contactEmail', contactEmail !== '' && !EMAIL_PATTERN.test(contactEmail.trim()) && 'not_an_email')
  if (isHalalCertified) {
    found('certifier', certifier.trim() === '' && 'missing')
    found(
      'certificateExpires',
      certificateExpires !== '' && !parseCivilDate(certificateExpires) && 'not_a_date',
    )
  }
  return troubles
}

/** The services in a text, one per line or separated by commas. */
export const parseServices = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,،]/)
      .map((service) => service.trim())
      .filter(Boolean),
  ),
]

/** The listed business of a checked submission. */
export function acceptedBusiness(submitted: SubmittedBusiness, seoSlug: string): Business {
  const known = (text: string) => text.trim() || undefined
  const { category, latitude, longitude, isHalalCertified } = submitted
  if (category === '') throw new Error('A checked submission has a category.')
  return {
    seoSlug,
    name: submitted.name.trim(),
    description: submitted.description.trim(),
    address: submitted.address.trim(),
    city: submitted.city.trim(),
    country: submitted.country,
    category,
    isVerified: true,
    ...(isHalalCertified && {
      certificate: {
        body: submitted.certifier.trim(),
        number: known(submitted.certificateNumber),
        expiresOn: known(submitted.certificateExpires),
      },
    }),
    services: submitted.services,
    phoneNumber: known(submitted.phoneNumber),
    website: known(submitted.website),
    openingHours: known(submitted.openingHours),
    ...(latitude !== null && longitude !== null && { latitude, longitude }),
    source: 'submission',
  }
}
