/** As specified, in the order of the filter. */
export const businessCategories = [
  'halal_food',
  'bookstore',
  'islamic_clothing',
  'mosque_services',
  'education',
  'finance',
] as const
export type BusinessCategory = (typeof businessCategories)[number]

/** The cities that the filter always offers, as specified; those of the listed businesses come besides. */
export const MAIN_CITIES = ['New York', 'London', 'Toronto', 'Sydney', 'Dubai'] as const

/** As specified. */
export const BUSINESSES_PER_PAGE = 12

/** Where an entry comes from: an invented example, an accepted submission, OpenStreetMap or an imported table. */
export const businessSources = ['sample', 'submission', 'openstreetmap', 'csv'] as const
export type BusinessSource = (typeof businessSources)[number]

/** The licence of the entries that have one of their own. */
export const licenceOf: Readonly<Partial<Record<BusinessSource, string>>> = { openstreetmap: 'ODbL-1.0' }

/** A halal certificate as the business shows it. */
export interface HalalCertificate {
  /** Who certifies. */
  readonly body: string
  readonly number?: string | undefined
  /** The last day on which it is valid (`YYYY-MM-DD`); without one it doesn’t expire. */
  readonly expiresOn?: string | undefined
}

/** The photo of a business, which the server has under its slug. */
export interface BusinessPhoto {
  /** The beginning of its hash: another photo has another address. */
  readonly version: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** A business of the directory. */
export interface Business {
  readonly seoSlug: string
  readonly name: string
  readonly nameArabic?: string | undefined
  readonly description: string
  readonly descriptionArabic?: string | undefined
  readonly address: string
  readonly city: string
  /** ISO 3166 alpha-2, or empty. */
  readonly country: string
  readonly category: BusinessCategory
  /** Whether it was checked for this directory. */
  readonly isVerified: boolean
  /** Whether the source says that it is halal; a certificate says more. */
  readonly saysHalal?: boolean | undefined
  readonly certificate?: HalalCertificate | undefined
  readonly services: readonly string[]
  readonly phoneNumber?: string | undefined
  /** `http` or `https`. */
  readonly website?: string | undefined
  /** The `opening_hours` of OpenStreetMap. */
  readonly openingHours?: string | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  readonly photo?: BusinessPhoto | undefined
  readonly source: BusinessSource
}

/** A day after all others, for certificates that don’t expire. */
const NEVER = '9999-12-31'

/** The last day on which a business counts as certified; `undefined` without a certificate. */
export const certifiedUntil = ({ certificate }: Pick<Business, 'certificate'>): string | undefined =>
  certificate && (certificate.expiresOn ?? NEVER)

/** Whether a business has a certificate that is still valid on `today` (`YYYY-MM-DD`). */
export const isCertified = (business: Pick<Business, 'certificate'>, today: string): boolean =>
  (certifiedUntil(business) ?? '') >= today
