import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local server that plays an external service, with or without failures. */
export interface ExternalServer {
  readonly address: string
  /** The requests, in order. */
  readonly asked: readonly IncomingMessage[]
  /** Sets the answer to further requests. */
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

/** A JSON answer. */
export function json(
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): ExternalServer['answer'] {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
  }
}

/** A text answer. */
export function text(
  body: string,
  status = 200,
  headers: Record<string, string> = {},
): ExternalServer['answer'] {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body)
  }
}

/** Accepts the request and never answers. */
export const silence: ExternalServer['answer'] = () => undefined
