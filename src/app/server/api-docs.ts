import { escapeHtml } from '#shared/server/http/escape-html.ts'
import type { ServerFeature } from '#shared/server/services.ts'

interface Operation {
  readonly summary?: string
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema?: unknown }[]
  readonly requestBody?: unknown
  readonly responses?: unknown
}

/** The API as its contracts describe it: a page to read at `/api/docs`, and OpenAPI for programs. */
export const apiDocs: ServerFeature = (app) => {
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, () => app.swagger())
  app.get('/api/docs', { schema: { hide: true } }, (_, reply) => {
    const paths = Object.entries((app.swagger().paths ?? {}) as Record<string, Record<string, Operation>>)
    const calls = paths.flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => callOf(method, path, operation)),
    )
    return reply.type('text/html; charset=utf-8').send(pageOf(calls))
  })
}

function callOf(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    (parameter) =>
      `<li><code>${escapeHtml(parameter.name)}</code> in ${escapeHtml(parameter.in)}${parameter.required ? '' : ', optional'}</li>`,
  )
  const details = { body: operation.requestBody, answers: operation.responses }
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')}</p><ul>${parameters.join('')}</ul>
<details><summary>Schemas</summary><pre>${escapeHtml(JSON.stringify(details, null, 2))}</pre></details></section>`
}

const pageOf = (calls: readonly string[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Rafiq API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Rafiq API</h1><p><a href="/api/docs/openapi.json">OpenAPI description</a></p>
${calls.join('\n')}</body></html>
`
