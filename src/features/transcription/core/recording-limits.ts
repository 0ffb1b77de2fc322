/** The largest accepted recording: ten minutes of speech at the usual rates. */
export const RECORDING_MAX_BYTES = 10_000_000

/** Recordings and transcripts are deleted after this time. */
export const RECORDING_LIFETIME_HOURS = 24
