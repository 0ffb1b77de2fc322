/** The answers that the server embedded in the page, so that the first paint needs no further request. */
let answers: Readonly<Record<string, unknown>> | undefined

/** The embedded answer to `address`; `undefined` if there is none. */
export function embeddedAnswer(address: string): unknown {
  answers ??= JSON.parse(document.getElementById('answers')?.textContent || '{}') as Record<string, unknown>
  return answers[address]
}
