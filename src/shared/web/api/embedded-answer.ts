/** The answers that the server put into the page, so that the first paint needs no further request. */
let answers: Readonly<Record<string, unknown>> | undefined

/** The answer to `address` that came with the page; `undefined` when it did not. */
export function embeddedAnswer(address: string): unknown {
  answers ??= JSON.parse(document.getElementById('answers')?.textContent || '{}') as Record<string, unknown>
  return answers[address]
}
