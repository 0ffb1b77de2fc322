/** Who says what is known of a mosque: this project, or the people of OpenStreetMap. */
export const mosqueSources = ['rafiq', 'openstreetmap'] as const

export type MosqueSource = (typeof mosqueSources)[number]

/** What may be done with it. */
export const licenceOf: Readonly<Record<MosqueSource, string>> = {
  rafiq: 'MIT',
  openstreetmap: 'ODbL-1.0',
}
