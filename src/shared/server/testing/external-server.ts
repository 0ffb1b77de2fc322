import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on this machine that plays an outside service, well or badly. */
export interface ExternalServer {
  readonly address: string
  /** What was asked, in order. */
  readonly asked: readonly IncomingMessage[]
  /** How it answers from now on. */
  answer: (request: IncomingMessage, response: ServerResponse) => void
  readonly close: () => Promise<void>
}

export async function externalServer(answer: ExternalServer['answer']): Promise<ExternalServer> {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    outside.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const outside: ExternalServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return outside
}

/** An answer of JSON. */
export function json(
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): ExternalServer['answer'] {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
  }
}

/** An answer of any text. */
export function text(
  body: string,
  status = 200,
  headers: Record<string, string> = {},
): ExternalServer['answer'] {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body)
  }
}

/** Takes the question and never answers. */
export const silence: ExternalServer['answer'] = () => undefined
