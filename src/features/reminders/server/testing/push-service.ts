import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ExternalServer, externalServer } from '#shared/server/testing/external-server.ts'

/** A push as the device received it. */
export interface ReceivedPush {
  readonly message: {
    readonly tag: string
    readonly title: string
    readonly body: string
    readonly silent: boolean
  }
  readonly plaintext: string
  readonly topic: string
  readonly ttl: number
}

export interface FakeDevice {
  /** The result of a browser’s `PushSubscription.toJSON()`. */
  readonly subscription: { readonly endpoint: string; readonly keys: { p256dh: string; auth: string } }
  readonly received: ReceivedPush[]
}

/** Answers a verified push; 201 by default. */
export type PushAnswer = (request: IncomingMessage, response: ServerResponse) => void

export interface PushService {
  readonly origin: string
  /** Registers a new device. */
  readonly device: () => FakeDevice
  /** All received pushes, in order. */
  readonly received: readonly ReceivedPush[]
  /** Problems found in requests: signature, headers or encryption. */
  readonly faults: readonly string[]
  answer: PushAnswer
  readonly asked: ExternalServer['asked']
  readonly close: () => Promise<void>
}

const created: PushAnswer = (_, response) => void response.writeHead(201).end()
/** Answers with a status and headers. */
export const status =
  (code: number, headers: Record<string, string> = {}): PushAnswer =>
  (_, response) =>
    void response.writeHead(code, headers).end()

/**
 * A local push service (RFC 8030) that verifies the signature against `publicKey` (RFC 8292) and decrypts for
 * the device (RFC 8291) with node:crypto alone.
 */
export async function startPushService(publicKey: () => string | Promise<string>): Promise<PushService> {
  const devices = new Map<
    string,
    { readonly device: FakeDevice; readonly ecdh: ECDH; readonly auth: Buffer }
  >()
  const received: ReceivedPush[] = []
  const faults: string[] = []
  const server = await externalServer((request, response) => {
    take(request, response).catch((error: unknown) => {
      faults.push(String(error))
      response.writeHead(400).end()
    })
  })

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const known = devices.get(request.url ?? '')
    if (!known) return void response.writeHead(404).end()
    const { headers } = request
    checkSignature(String(headers.authorization), server.address, await publicKey())
    if (request.method !== 'POST') throw new Error(`method ${request.method}`)
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('content-encoding')
    if (!/^\d+$/.test(String(headers.ttl))) throw new Error(`ttl ${headers.ttl}`)
    if (!/^[\w-]{1,32}$/.test(String(headers.topic))) throw new Error(`topic ${headers.topic}`)
    const body = Buffer.concat(chunks)
    if (body.length > 4096) throw new Error(`${body.length} bytes`)
    const plaintext = decrypt(body, known.ecdh, known.auth)
    response.on('finish', () => {
      if (response.statusCode !== 201) return
      const push = {
        message: JSON.parse(plaintext),
        plaintext,
        topic: String(headers.topic),
        ttl: Number(headers.ttl),
      }
      received.push(push)
      known.device.received.push(push)
    })
    service.answer(request, response)
  }

  const service: PushService = {
    origin: server.address,
    received,
    faults,
    answer: created,
    asked: server.asked,
    close: server.close,
    device() {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(12).toString('base64url')}`
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
      const device = { subscription: { endpoint: server.address + path, keys }, received: [] }
      devices.set(path, { device, ecdh, auth })
      return device
    },
  }
  return service
}

/**
 * RFC 8292: `vapid t=<JWT by ES256>, k=<public key>`, for this service, not expired, valid for at most 24
 * hours.
 */
function checkSignature(header: string, audience: string, publicKey: string): void {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  if (!token || key !== publicKey) throw new Error(`authorization ${header}`)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) throw new Error('signature')
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const left = exp - Date.now() / 1000
  if (aud !== audience || left <= 0 || left > 24 * 3600) throw new Error(`claims ${claims}`)
  if (!/^(mailto:|https:)/.test(sub)) throw new Error(`subject ${sub}`)
}

/** RFC 8291 over RFC 8188: one record, with the sender's public key as its key id. */
function decrypt(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  if (record.length > body.readUInt32BE(16)) throw new Error('more than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32)
  const expand = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${label}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', expand('aes128gcm', 16), expand('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== 2) throw new Error('no delimiter of a last record')
  return padded.subarray(0, end).toString('utf8')
}
