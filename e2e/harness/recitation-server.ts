import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RecitationServer {
  /** A fake of the recitation hosts: its address, without a trailing slash. */
  readonly address: string
  readonly stop: () => void
}

type Answer = (request: IncomingMessage, response: ServerResponse, sound: Buffer) => void

/** Long enough for a test that presses buttons while a verse plays. */
const long = /Abu_Bakr_Ash-Shaatree_128kbps|ar\.shaatree/

/** A response without CORS, which a page of another origin can play but not read. */
const closed = /\/Ghamadi_40kbps\//

/**
 * Faults in the files of some reciters, by a part of their path. A reciter is at both hosts under two names;
 * all other files are fine.
 */
const faults: readonly { readonly path: RegExp; readonly answer: Answer }[] = [
  // Verse 3 of al-Fatiha is missing at both hosts.
  { path: /(Hudhaify_128kbps\/001003|ar\.hudhaify\/3)\.mp3$/, answer: missing },
  // The first host has no files, the second has all.
  { path: /Minshawy_Murattal_128kbps\/\d+\.mp3$/, answer: missing },
  // The response for verse 2 never arrives.
  { path: /Saood_ash-Shuraym_128kbps\/001002\.mp3$/, answer: () => undefined },
  // The connection always breaks in the middle of verse 2.
  { path: /(MaherAlMuaiqly128kbps\/001002|ar\.mahermuaiqly\/2)\.mp3$/, answer: broken },
  // Responses are delayed.
  { path: /(Abdurrahmaan_As-Sudais_192kbps|ar\.abdurrahmaansudais)\/\d+\.mp3$/, answer: slow },
]

const SLOW_MS = 3000

/**
 * Serves a short tone for every verse, each different, with support for ranges, like the recitation hosts.
 */
export async function startRecitationServer(): Promise<RecitationServer> {
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const number = Number(/(\d+)\.mp3$/.exec(path)?.[1])
    if (!number) {
      missing(request, response)
      return
    }
    if (!closed.test(path)) response.setHeader('access-control-allow-origin', '*')
    const answer = faults.find((known) => known.path.test(path))?.answer ?? give
    answer(request, response, tone(number, long.test(path) ? LONG_S : USUAL_S))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function give(request: IncomingMessage, response: ServerResponse, sound: Buffer): void {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  const headers = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes' }
  if (!range) {
    response.writeHead(200, { ...headers, 'content-length': sound.length }).end(sound)
    return
  }
  const first = Number(range[1])
  const last = Math.min(range[2] ? Number(range[2]) : sound.length - 1, sound.length - 1)
  response
    .writeHead(206, {
      ...headers,
      'content-range': `bytes ${first}-${last}/${sound.length}`,
      'content-length': last - first + 1,
    })
    .end(sound.subarray(first, last + 1))
}

function missing(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.')
}

function slow(request: IncomingMessage, response: ServerResponse, sound: Buffer): void {
  setTimeout(() => give(request, response, sound), SLOW_MS)
}

function broken(_: IncomingMessage, response: ServerResponse, sound: Buffer): void {
  response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': sound.length })
  response.write(sound.subarray(0, Math.floor(sound.length / 4)), () => response.destroy())
}

const RATE = 8000
const USUAL_S = 0.9
const LONG_S = 30

/** A soft tone as a WAV file (8 kHz, 16 bits, one channel), higher for higher numbers. */
export function tone(number: number, seconds = USUAL_S): Buffer {
  const samples = Math.round(RATE * seconds)
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  const pitch = 220 + (number % 40) * 11
  for (let i = 0; i < samples; i++) {
    file.writeInt16LE(Math.round(6000 * Math.sin((2 * Math.PI * pitch * i) / RATE)), 44 + i * 2)
  }
  return file
}
