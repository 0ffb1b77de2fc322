/** Longer texts are sooner written by the platform. */
const SHORT = 42

/** What JSON has another form for: quotes, backslashes, controls (some more than it has) and lone surrogates. */
const ESCAPED = /["\\\p{Cc}\p{Cs}]/u

/** A text as JSON. The platform takes longer to begin than to write the short ones that answers are full of. */
export function jsonText(text: string): string {
  return text.length > SHORT || ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`
}
