/** What a mosque may offer, as far as its source says. */
export const amenities = [
  'womensArea',
  'wheelchair',
  'ablution',
  'toilets',
  'parking',
  'library',
  'school',
  'airConditioning',
  'internet',
] as const

export type Amenity = (typeof amenities)[number]
