/** The media types of files with rows; JSON has one of its own, because its size limit differs from that of calls. */
export const IMPORT_TYPES = { csv: 'text/csv', json: 'application/vnd.rafiq.rows+json' } as const
export type ImportType = (typeof IMPORT_TYPES)[keyof typeof IMPORT_TYPES]

/** The largest file with rows. */
export const IMPORT_BYTES = 30_000_000
