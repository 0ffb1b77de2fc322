// Runs in the page that the bench opens, with the browser's globals, which the bench's own code lacks.

/**
 * Keeps files for offline use and starts the page's worker that searches.
 * @param {{ files: readonly string[], script: string }} given
 * @returns {Promise<void>}
 */
export async function prepare({ files, script }) {
  await (await caches.open('content')).addAll(files)
  globalThis.searcher = new Worker(script, { type: 'module' })
}

/**
 * Asks the worker one question after the other; gives the milliseconds that each took.
 * @param {readonly { request: { request: { text: string } } }[]} questions
 * @returns {Promise<number[]>}
 */
export async function askAll(questions) {
  const times = []
  for (const question of questions) {
    const started = performance.now()
    const answer = await new Promise((resolve, reject) => {
      globalThis.searcher.onmessage = ({ data }) => resolve(data)
      globalThis.searcher.onerror = () => reject(new Error('The worker failed.'))
      globalThis.searcher.postMessage(question)
    })
    times.push(performance.now() - started)
    if (!answer.answer) throw new Error(`The device has no answer to ${question.request.request.text}.`)
  }
  return times
}
