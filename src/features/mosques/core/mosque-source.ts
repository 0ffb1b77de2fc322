/** Where a mosque’s data comes from: this project’s curated list, OpenStreetMap or the administrators of this server. */
export const mosqueSources = ['rafiq', 'openstreetmap', 'operator'] as const

export type MosqueSource = (typeof mosqueSources)[number]

/** The licence of each source’s data; for that of the operator the project can’t name one. */
export const licenceOf: Readonly<Record<MosqueSource, string>> = {
  rafiq: 'MIT',
  openstreetmap: 'ODbL-1.0',
  operator: 'NOASSERTION',
}
