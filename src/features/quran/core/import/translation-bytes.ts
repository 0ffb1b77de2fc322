/** The largest translation that can be sent, in bytes. The longest ones have 3 MB as text. */
export const TRANSLATION_BYTES = 12_000_000
