/** A request that the page sent. */
export interface SentRequest {
  /** Method and path, as in `GET /api/prayer-times`. */
  readonly call: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/**
 * Answers by method and path: the JSON of a success, a `Response` for anything else, or a function that
 * returns either or a promise of it. A path that ends in `*` matches every path with that beginning. Content
 * below `/content/` comes from the build, and imported files come from the project.
 */
export type FakeAnswers = Readonly<Record<string, unknown>>

declare global {
  /** The built content or the project's file at a path, from `scripts/test/built-content.ts`. */
  var builtContent: (path: string) => Promise<Response>
}

let answers: FakeAnswers = {}
let sent: SentRequest[] = []
let unanswered: string[] = []
let isConnected = true

/** Adds answers to those of the test; a later one for the same call replaces the earlier one. */
export function answerWith(more: FakeAnswers): void {
  answers = { ...answers, ...more }
}

/** The server's error with this code, for use as an answer. */
export const refusal = (status: number, code: string, fields: readonly unknown[] = []): (() => Response) => {
  return () => Response.json({ error: { code, message: code, ...(fields.length && { fields }) } }, { status })
}

/** Answers of an unreachable server. */
export const noServer: FakeAnswers = {
  'GET /api/*': () => Promise.reject(new TypeError('Failed to fetch')),
}

/** The requests of the test so far, or only those to `call`. */
export const sentRequests = (call?: string): readonly SentRequest[] =>
  sent.filter((request) => call === undefined || request.call === call)

/** Requests without a configured answer. */
export const unansweredRequests = (): readonly string[] => unanswered

/**
 * Takes the device offline: requests fail, and the browser reports that it is offline. `true` takes it online
 * again.
 */
export function setConnected(next: boolean): void {
  isConnected = next
  dispatchEvent(new Event(next ? 'online' : 'offline'))
}

/** Forgets the answers and requests of the previous test, and that it was offline. */
export function resetApi(): void {
  answers = {}
  sent = []
  unanswered = []
  setConnected(true)
}

/**
 * Whether the page only checks a connection, which no test asked for: offline to the server, and after a failure to the
 * host of recordings, even when the test that heard it is over.
 */
const isProbe = (call: string) => call === 'HEAD /api/health' || /^HEAD .*\.mp3$/.test(call)

async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(String(input), location.href)
  const call = `${init.method ?? 'GET'} ${pathname}`
  if (!isConnected || isProbe(call)) throw new TypeError('Failed to fetch')
  const request = {
    call,
    query: Object.fromEntries(searchParams),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
  }
  sent.push(request)
  const wildcard = Object.keys(answers).find(
    (each) => each.endsWith('*') && call.startsWith(each.slice(0, -1)),
  )
  const key = Object.hasOwn(answers, call) ? call : wildcard
  if (key === undefined && /^\/(content|src|node_modules)\//.test(pathname)) return builtContent(pathname)
  if (key === undefined) {
    unanswered.push(call)
    throw new TypeError('Failed to fetch')
  }
  const given = answers[key]
  const made = await (typeof given === 'function' ? given(request) : given)
  init.signal?.throwIfAborted()
  return made instanceof Response ? made : Response.json(made)
}

globalThis.fetch = answer
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isConnected })
