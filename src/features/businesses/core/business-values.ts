import { OSM_TEXT_LENGTH } from '#shared/core/osm/osm-texts.ts'
import type { Business, BusinessPhoto } from './business.ts'
import {
  acceptedBusiness,
  emptySubmission,
  SUBMISSION_LENGTHS,
  type SubmissionTrouble,
  type SubmittedBusiness,
  submissionTroubles,
} from './business-submission.ts'

/** Whether a business has a photo, and shows it; a `removed` one is deleted for good when it is saved. */
export const photoStates = ['none', 'hidden', 'shown', 'removed'] as const
type PhotoState = (typeof photoStates)[number]

/** A listed business as an editor writes it: what a submission says of it, and how it is shown. */
export interface BusinessValues extends Omit<SubmittedBusiness, 'contactEmail' | 'submitter'> {
  readonly nameArabic: string
  readonly descriptionArabic: string
  /** Whether it was checked for this directory. */
  readonly isVerified: boolean
  readonly photo: PhotoState
  readonly isPublished: boolean
}

const { contactEmail: _, submitter: __, ...emptyFields } = emptySubmission

export const newBusiness: BusinessValues = {
  ...emptyFields,
  nameArabic: '',
  descriptionArabic: '',
  isVerified: true,
  photo: 'none',
  isPublished: true,
}

/** The texts of the form that only the submitter sees are empty. */
export const submittedFields = (values: BusinessValues): SubmittedBusiness => ({
  ...emptySubmission,
  ...values,
})

/** A business as an editor reads it; `hasPhoto` says whether a photo is stored, shown or not. */
export function valuesOfBusiness(
  business: Business,
  { isPublished, hasPhoto }: { readonly isPublished: boolean; readonly hasPhoto: boolean },
): BusinessValues & Pick<Business, 'category'> {
  const { certificate, latitude, longitude, ...known } = business
  return {
    name: known.name,
    nameArabic: known.nameArabic ?? '',
    description: known.description,
    descriptionArabic: known.descriptionArabic ?? '',
    address: known.address,
    city: known.city,
    country: known.country,
    category: known.category,
    services: known.services,
    phoneNumber: known.phoneNumber ?? '',
    website: known.website ?? '',
    openingHours: known.openingHours ?? '',
    isHalalCertified: certificate !== undefined,
    certifier: certificate?.body ?? '',
    certificateNumber: certificate?.number ?? '',
    certificateExpires: certificate?.expiresOn ?? '',
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    isVerified: known.isVerified,
    photo: known.photo ? 'shown' : hasPhoto ? 'hidden' : 'none',
    isPublished,
  }
}

/** What an editor can’t change: the address, the source and what it says, and the photo that is stored. */
type Stored = Pick<Business, 'seoSlug' | 'source' | 'saysHalal'> & {
  readonly photo?: BusinessPhoto | undefined
}

/** What an editor wrote as a business. The values have no troubles. */
export function businessFrom(
  values: BusinessValues,
  { seoSlug, source, saysHalal, photo }: Stored,
): Business {
  return {
    ...acceptedBusiness(submittedFields(values), seoSlug),
    nameArabic: values.nameArabic.trim() || undefined,
    descriptionArabic: values.descriptionArabic.trim() || undefined,
    isVerified: values.isVerified,
    source,
    ...(saysHalal !== undefined && { saysHalal }),
    ...(values.photo === 'shown' && photo && { photo }),
  }
}

/** What submitters must give, and sources may lack or write in their own way. */
const onlyForSubmitters: Partial<Record<keyof SubmittedBusiness, readonly SubmissionTrouble[]>> = {
  description: ['missing', 'too_short'],
  address: ['missing'],
  city: ['missing'],
  phoneNumber: ['not_a_phone'],
  openingHours: ['not_hours'],
}

/** What is wrong with the values, by field; empty when they can be saved. */
export function businessTroubles(
  values: BusinessValues,
): Partial<Record<keyof BusinessValues, SubmissionTrouble>> {
  const found = Object.entries(submissionTroubles(submittedFields(values))).filter(
    ([field, trouble]) =>
      !onlyForSubmitters[field as keyof SubmittedBusiness]?.includes(trouble) &&
      !(field === 'country' && values.country === '') &&
      !(trouble === 'too_long' && isImportedText(field, values[field as keyof BusinessValues])),
  )
  return {
    ...Object.fromEntries(found),
    ...tooLong('nameArabic', values.nameArabic, OSM_TEXT_LENGTH),
    ...tooLong('descriptionArabic', values.descriptionArabic, SUBMISSION_LENGTHS.description),
  }
}

/** Imports keep longer texts in some fields than people may submit. */
const isImportedText = (field: string, value: unknown) =>
  ['name', 'city', 'phoneNumber'].includes(field) &&
  typeof value === 'string' &&
  value.trim().length <= OSM_TEXT_LENGTH

const tooLong = (field: keyof BusinessValues, text: string, most: number) =>
  text.trim().length > most ? { [field]: 'too_long' as const } : {}
