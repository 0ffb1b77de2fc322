/** Amenities that sources record. */
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
