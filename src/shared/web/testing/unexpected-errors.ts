/**
 * React's warning to wrap updates in `act` concerns the test, not the product; tests wait for results
 * themselves.
 */
const ADVICE = /not wrapped in act\(|testing environment is not configured to support act/
/** The simulated browser does not support the element `<search>`. */
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

/** From now to the end of the test, console errors that match `pattern` are expected. */
export const allowError = (pattern: RegExp): void => void allowed.push(pattern)

/** The unexpected console errors of the test so far. */
export const unexpectedErrors = (): readonly string[] =>
  errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))

/** Forgets the errors and expectations of the previous test. */
export function resetConsole(): void {
  errors.length = 0
  allowed = [...ALWAYS_ALLOWED]
}

/** Ignores warnings about something that the test did on purpose, such as going offline. */
console.warn = () => undefined
