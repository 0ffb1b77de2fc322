import type { RafiqServer } from '../services.ts'

/** So many requests are worked on before their answers leave: the first of them must not wait for a thousand others. */
const MOST = 16

/**
 * Takes what came in together through every step together: reads the requests, then works on them, then sends the answers
 * (J. R. Larus, M. Parkes: Using Cohort Scheduling to Enhance Server Performance, USENIX 2002). The processor keeps the code
 * and data of a step at hand, and whoever waits for many answers is woken once and not for each. An answer that is not
 * there at once leaves when it is. To be called before other hooks are added.
 */
export function answerInCohorts(app: RafiqServer): void {
  let waiting: (() => void)[] = []
  let leaving: (() => void)[] = []
  let working = false

  const takeAll = () => {
    const all = waiting
    waiting = []
    for (let first = 0; first < all.length; first += MOST) {
      working = true
      for (const work of all.slice(first, first + MOST)) work()
      working = false
      const answers = leaving
      leaving = []
      for (const send of answers) send()
    }
  }

  app.addHook('onRequest', (_request, _reply, work) => {
    waiting.push(work)
    if (waiting.length === 1) setImmediate(takeAll)
  })
  app.addHook('onSend', (_request, _reply, payload, send) => {
    if (!working) return send(null, payload)
    leaving.push(() => {
      try {
        send(null, payload)
      } catch (error) {
        // Such as a header with letters that no header may have: nobody but this caller hears of it.
        send(error as Error)
      }
    })
  })
}
