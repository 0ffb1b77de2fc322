interface Call<Request> {
  readonly number: number
  readonly request: Request
}

type Reply<Answer> = { readonly number: number } & (
  | { readonly answer: Answer }
  | { readonly failure: string }
)

interface PendingCall<Answer> {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

/**
 * Returns a function that calls the worker which `start` starts: at the first call, and again after it failed to start. Its
 * promise rejects if the worker does not start or its function throws.
 */
export function workerCalls<Request, Answer>(start: () => Worker): (request: Request) => Promise<Answer> {
  const pending = new Map<number, PendingCall<Answer>>()
  let worker: Worker | undefined
  let lastNumber = 0

  const open = () => {
    const opened = start()
    opened.addEventListener('message', ({ data }: MessageEvent<Reply<Answer>>) => {
      const call = pending.get(data.number)
      pending.delete(data.number)
      if ('answer' in data) call?.resolve(data.answer)
      else call?.reject(new Error(data.failure))
    })
    opened.addEventListener('error', () => {
      worker = undefined
      opened.terminate()
      for (const { reject } of pending.values()) reject(new Error('The worker did not start.'))
      pending.clear()
    })
    return opened
  }

  return (request) =>
    new Promise((resolve, reject) => {
      worker ??= open()
      const number = ++lastNumber
      pending.set(number, { resolve, reject })
      worker.postMessage({ number, request } satisfies Call<Request>)
    })
}

/** In a worker: answers the calls of {@link workerCalls}. */
export function answerCalls<Request, Answer>(answer: (request: Request) => Promise<Answer>): void {
  self.addEventListener('message', async ({ data: { number, request } }: MessageEvent<Call<Request>>) => {
    const reply: Reply<Answer> = await answer(request).then(
      (answered) => ({ number, answer: answered }),
      (error) => ({ number, failure: String(error) }),
    )
    self.postMessage(reply)
  })
}
