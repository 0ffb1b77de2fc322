import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { answerCache } from '#shared/server/http/answer-cache.ts'
import { answerAnyOrigin } from '#shared/server/http/any-origin.ts'
import { prebuild, prebuiltBody } from '#shared/server/http/prebuilt-answer.ts'
import type { ServerFeature } from '#shared/server/services.ts'

const { resolve } = createRequire(import.meta.url)

/** Room for all files of the page. */
const CACHED_BYTES = 10_000_000

/** Swagger UI’s files and our own. They change only with a release. */
const files: Readonly<
  Record<string, { readonly type: string; readonly read: () => string | Promise<string> }>
> = {
  'swagger-ui.css': { type: 'text/css; charset=utf-8', read: () => ofSwaggerUi('swagger-ui.css') },
  'swagger-ui.js': {
    type: 'text/javascript; charset=utf-8',
    read: () => ofSwaggerUi('swagger-ui-bundle.js'),
  },
  'start.js': { type: 'text/javascript; charset=utf-8', read: () => startScript },
}

const ofSwaggerUi = (name: string) => readFile(resolve(`swagger-ui-dist/${name}`), 'utf8')

/** Swagger UI sets style attributes and uses `data:` icons; everything else comes from this server. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The API as described by its contracts: a page to read and try at `/api/docs`, and OpenAPI for programs. */
export const apiDocs: ServerFeature = (app) => {
  const built = answerCache(CACHED_BYTES)
  const hidden = { schema: { hide: true } }
  app.get('/api/docs/openapi.json', { ...hidden, onRequest: answerAnyOrigin }, () => app.swagger())
  app.get('/api/docs', hidden, (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page),
  )
  for (const [name, { type, read }] of Object.entries(files)) {
    app.get(`/api/docs/${name}`, hidden, async (request, reply) => {
      const answer = await built.forceFetch(name, { context: async () => prebuild(await read(), type) })
      reply.header('cache-control', 'no-cache')
      return prebuiltBody(request, reply, answer)
    })
  }
}

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Rafiq API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script defer src="/api/docs/swagger-ui.js"></script><script defer src="/api/docs/start.js"></script></head>
<body><div id="api"><noscript><a href="/api/docs/openapi.json">OpenAPI description</a></noscript></div></body></html>
`

/** Shows each call with a button to try it, and as curl, JavaScript and Python code. */
const startScript = `const javascript = (request) => {
  const options = { method: request.get('method'), headers: request.get('headers')?.toJS() ?? {}, body: request.get('body') }
  return 'const answer = await fetch(' + JSON.stringify(request.get('url')) + ', ' + JSON.stringify(options, null, 2) + ')\\nconsole.log(await answer.json())'
}
const python = (request) =>
  'import requests\\n\\nanswer = requests.request(' +
  [request.get('method'), request.get('url')].map((text) => JSON.stringify(text)).join(', ') +
  ', headers=' + JSON.stringify(request.get('headers')?.toJS() ?? {}) +
  (request.get('body') ? ', data=' + JSON.stringify(String(request.get('body'))) : '') +
  ')\\nprint(answer.json())'
SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  validatorUrl: null,
  tryItOutEnabled: true,
  requestSnippetsEnabled: true,
  requestSnippets: {
    generators: {
      curl_bash: { title: 'curl', syntax: 'bash' },
      javascript: { title: 'JavaScript', syntax: 'javascript' },
      python: { title: 'Python', syntax: 'python' },
    },
    defaultExpanded: true,
  },
  plugins: [{ fn: { requestSnippetGenerator_javascript: javascript, requestSnippetGenerator_python: python } }],
})
`
