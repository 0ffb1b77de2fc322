/** Longer texts are sooner written by the platform. */
const SHORT = 42

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** A text as JSON. The platform takes longer to begin than to write the short ones that answers are full of. */
export function jsonText(text: string): string {
  return text.length > SHORT || needsEscapes(text) ? JSON.stringify(text) : `"${text}"`
}

/** Whether JSON has another form for one of the characters: quote, backslash, controls; lone surrogates, so all of them. */
function needsEscapes(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x20 || unit === QUOTE || unit === BACKSLASH || (unit >= 0xd800 && unit <= 0xdfff)) return true
  }
  return false
}
