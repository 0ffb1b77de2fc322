/** Largest recording that is taken: ten minutes of speech at the usual rates. */
export const RECORDING_MAX_BYTES = 10_000_000

/** Nothing of a recording is kept for longer. */
export const RECORDING_KEPT_HOURS = 24
