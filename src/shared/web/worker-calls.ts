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

/** Calls to one worker. */
export interface WorkerCalls<Request, Answer> {
  /** The worker's answer. Rejects if the worker does not start or is stopped, or its function throws. */
  readonly call: (request: Request) => Promise<Answer>
  /** Ends the worker, which frees its memory. */
  readonly stop: () => void
}

/** Calls the worker which `start` starts: at the first call, and again after it failed to start or was stopped. */
export function workerCalls<Request, Answer>(start: () => Worker): WorkerCalls<Request, Answer> {
  const pending = new Map<number, PendingCall<Answer>>()
  let worker: Worker | undefined
  let lastNumber = 0

  const end = (reason: string) => {
    worker?.terminate()
    worker = undefined
    for (const { reject } of pending.values()) reject(new Error(reason))
    pending.clear()
  }

  const open = () => {
    const opened = start()
    opened.addEventListener('message', ({ data }: MessageEvent<Reply<Answer>>) => {
      const call = pending.get(data.number)
      pending.delete(data.number)
      if ('answer' in data) call?.resolve(data.answer)
      else call?.reject(new Error(data.failure))
    })
    opened.addEventListener('error', () => end('The worker did not start.'))
    return opened
  }

  return {
    call: (request) =>
      new Promise((resolve, reject) => {
        worker ??= open()
        const number = ++lastNumber
        pending.set(number, { resolve, reject })
        worker.postMessage({ number, request } satisfies Call<Request>)
      }),
    stop: () => end('The worker was stopped.'),
  }
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
