import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { externalServer } from '../testing/external-server.ts'

interface Stored {
  readonly content: Buffer
  readonly type: string
  readonly at: Date
}

const PER_PAGE = 2

/** A local server that speaks the S3 protocol for one bucket and checks signatures (AWS Signature Version 4). */
export async function s3Server(secret: string) {
  const objects = new Map<string, Stored>()
  const server = await externalServer(async (request, response) => {
    const body = await buffer(request)
    if (!isSigned(request, body, secret)) return response.writeHead(403).end('SignatureDoesNotMatch')
    const url = new URL(request.url ?? '/', 'http://s3.example')
    const key = url.pathname.split('/').slice(2).join('/')
    if (request.method === 'GET' && key === '') return response.end(listing(objects, url.searchParams))
    if (request.method === 'PUT') {
      objects.set(key, { content: body, type: String(request.headers['content-type']), at: new Date() })
      return response.end()
    }
    const found = objects.get(key)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (first === undefined) return response.end(found.content)
    return response.writeHead(206).end(found.content.subarray(Number(first), Number(last) + 1))
  })
  return { ...server, bucket: `${server.address}/bucket`, objects }
}

function listing(objects: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const from = Number(query.get('continuation-token')?.slice(1) ?? 0)
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
  const shown = keys.slice(from, from + PER_PAGE).map((key) => {
    const at = objects.get(key)?.at.toISOString()
    return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><Size>1</Size></Contents>`
  })
  const next =
    from + PER_PAGE < keys.length ? `<NextContinuationToken>+${from + PER_PAGE}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${shown.join('')}${next}</ListBucketResult>`
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

/** Whether the signature of a request is right, and the hash of its body if it names one. */
function isSigned(request: IncomingMessage, body: Buffer, secret: string): boolean {
  const { authorization = '', host } = request.headers
  const [, date, region, names = '', signature] =
    /Credential=[^/]+\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      authorization,
    ) ?? []
  if (!date || !region || !host) return false
  const hash = String(request.headers['x-amz-content-sha256'])
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonicalQuery = [...new URLSearchParams(query)]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, path, canonicalQuery, headers.join(''), names, hash].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), 's3'), 'aws4_request')
  return hmac(key, text).toString('hex') === signature
}
