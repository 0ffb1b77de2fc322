export type PartnerCategory = 'food' | 'education' | 'travel' | 'lifestyle'

export interface Partner {
  /** Name and description are messages: `partners:items.<id>`. */
  readonly id: string
  readonly category: PartnerCategory
  readonly website: string
  readonly halal: boolean
  /** Whether it is listed first. */
  readonly featured: boolean
}

/** The specification's three samples. Their websites are in the domain that is reserved for examples (RFC 2606). */
const samples: readonly Partner[] = [
  { id: 'school', category: 'education', website: 'https://school.example', halal: true, featured: false },
  { id: 'bakery', category: 'food', website: 'https://bakery.example', halal: true, featured: true },
  { id: 'journeys', category: 'travel', website: 'https://journeys.example', halal: true, featured: false },
]

/** The sample partners, featured ones first. */
export const samplePartners: readonly Partner[] = samples.toSorted(
  (a, b) => Number(b.featured) - Number(a.featured),
)
