import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { AppError } from '#shared/core/app-error.ts'
import type { Settings } from '../settings.ts'
import { checkedKey } from './file-key.ts'
import { FileMissing, type FileStore } from './file-store.ts'

const TIMEOUT_MS = 60_000
const RETRIES = 2
const NOT_FOUND = 404

type S3Settings = Pick<Settings, 'FILES_S3_URL' | 'FILES_S3_REGION' | 'FILES_S3_KEY_ID' | 'FILES_S3_SECRET'>

/** A store in a bucket of an S3-compatible service; `undefined` if none is configured. */
export function s3Store(settings: S3Settings): FileStore | undefined {
  const { FILES_S3_URL, FILES_S3_REGION, FILES_S3_KEY_ID, FILES_S3_SECRET } = settings
  if (!FILES_S3_URL || !FILES_S3_KEY_ID || !FILES_S3_SECRET) return undefined
  const client = new AwsClient({
    accessKeyId: FILES_S3_KEY_ID,
    secretAccessKey: FILES_S3_SECRET,
    service: 's3',
    region: FILES_S3_REGION,
    retries: RETRIES,
  })
  const bucket = FILES_S3_URL.replace(/\/$/, '')
  const pathOf = (key: string) => `${bucket}/${checkedKey(key)}`

  async function send(url: string, init: RequestInit): Promise<Response> {
    const answer = await client
      .fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .catch(() => undefined)
    if (answer?.ok || answer?.status === NOT_FOUND) return answer
    await answer?.body?.cancel()
    throw new AppError('files_unavailable', 503, 'The storage of files can’t be reached. Try again shortly.')
  }

  return {
    async put(key, content, type) {
      const hash = createHash('sha256').update(content).digest('hex')
      const headers = { 'content-type': type, 'x-amz-content-sha256': hash }
      // A copy, because a Buffer may be a part of a larger one.
      await send(pathOf(key), { method: 'PUT', headers, body: Uint8Array.from(content) })
    },
    async read(key, range) {
      const headers = range && { range: `bytes=${range.first}-${range.last}` }
      const answer = await send(pathOf(key), { method: 'GET', ...(headers && { headers }) })
      if (answer.status === NOT_FOUND || !answer.body) throw new FileMissing(key)
      return Readable.fromWeb(answer.body as ReadableStream)
    },
    async remove(key) {
      await send(pathOf(key), { method: 'DELETE' })
    },
    async *list(area) {
      for (let next: string | undefined = ''; next !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${area}/` })
        if (next) query.set('continuation-token', next)
        const page = await (await send(`${bucket}?${query}`, { method: 'GET' })).text()
        for (const [, object = ''] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          yield { key: textOf(object, 'Key') ?? '', storedAt: new Date(textOf(object, 'LastModified') ?? 0) }
        }
        next = textOf(page, 'NextContinuationToken')
      }
    },
  }
}

/** The text of the first element with this name. Keys have no characters that XML escapes; a token may. */
const textOf = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&')
