import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** A CBOR head (RFC 8949, section 3): the type and the length. */
function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count])
  if (count < 256) return Buffer.from([(major << 5) | 24, count])
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const members = [...value].flatMap(([key, member]) => [cbor(key), cbor(member)])
  return Buffer.concat([head(5, value.size), ...members])
}

const text = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

interface Site {
  readonly origin: string
  readonly rpID: string
}

/** A fake authenticator with one ES256 passkey. Tests can forge parts of its client data. */
export function authenticator({ origin, rpID }: Site) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, challenge: string, forged: object) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...forged }))
  const authData = (flags: number, rest: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), count, rest])
  }
  const named = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }

  return {
    /** The response of `navigator.credentials.create`. */
    make(challenge: string, forged: object = {}) {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(0x45, attested)],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, forged)),
          attestationObject: text(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** The response of `navigator.credentials.get`; `verified` sets the user-verified flag. */
    sign(challenge: string, forged: object = {}, { verified = true, count = 1 } = {}) {
      counter += count
      const data = authData(verified ? 0x05 : 0x01)
      const client = clientData('webauthn.get', challenge, forged)
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey)
      return {
        ...named,
        response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) },
      }
    },
  }
}
