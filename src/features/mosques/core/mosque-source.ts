/** Where a mosque’s data comes from: this project’s curated list or OpenStreetMap. */
export const mosqueSources = ['rafiq', 'openstreetmap'] as const

export type MosqueSource = (typeof mosqueSources)[number]

/** The licence of each source’s data. */
export const licenceOf: Readonly<Record<MosqueSource, string>> = {
  rafiq: 'MIT',
  openstreetmap: 'ODbL-1.0',
}
