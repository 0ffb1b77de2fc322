/** React's advice to wrap updates in `act` is about the test, which waits for what it looks for; it says nothing of the product. */
const ADVICE = /not wrapped in act\(|testing environment is not configured to support act/
/** The simulated browser does not know the element `<search>`. */
const UNKNOWN_ELEMENT = /tag <%s> is unrecognized in this browser.* search$/
const ALWAYS_ALLOWED = [ADVICE, UNKNOWN_ELEMENT]

const errors: string[] = []
let allowed: RegExp[] = [...ALWAYS_ALLOWED]

console.error = (...parts: unknown[]) => {
  const text = parts
    .map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)))
    .join(' ')
  errors.push(text)
}

/** From here to the end of the test, console errors that fit `pattern` are expected. */
export const allowError = (pattern: RegExp): void => void allowed.push(pattern)

/** The console errors of the test so far that it did not allow. */
export const unexpectedErrors = (): readonly string[] =>
  errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))

/** Forgets the errors and the allowances of the test before. */
export function resetConsole(): void {
  errors.length = 0
  allowed = [...ALWAYS_ALLOWED]
}

/** Warnings say what a test caused on purpose, such as a lost connection. */
console.warn = () => undefined
