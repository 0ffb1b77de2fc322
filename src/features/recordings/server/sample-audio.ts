/** Made-up audio files for tests: silence, or a tone in the case of WAV. */

/** Silent frames of an MP3: MPEG 1 layer III, 128 kbit/s, 44,100 samples a second, stereo. */
export function sampleMp3(frames: number): Buffer {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xfffb9064)
  return Buffer.concat(Array.from({ length: frames }, () => frame))
}

/** Frames of AAC with the heads of ADTS, 44,100 samples a second, stereo. */
export function sampleAac(frames: number): Buffer {
  const frame = Buffer.alloc(200)
  frame.set([
    0xff,
    0xf1,
    0x50,
    0x80 | (frame.length >> 11),
    (frame.length >> 3) & 0xff,
    ((frame.length & 7) << 5) | 0x1f,
    0xfc,
  ])
  return Buffer.concat(Array.from({ length: frames }, () => frame))
}

/** A tone in 16-bit WAV, mono. */
export function sampleWav({ seconds = 1, rate = 8000, hertz = 440 } = {}): Buffer {
  const samples = Buffer.alloc(seconds * rate * 2)
  for (let at = 0; at < seconds * rate; at++)
    samples.writeInt16LE(Math.round(12_000 * Math.sin((2 * Math.PI * hertz * at) / rate)), at * 2)
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

/** Pages of Ogg with Opus, mono: the two heads, and silent packets of 20 ms. */
export function sampleOgg(packets: number): Buffer {
  const opusHead = Buffer.alloc(19)
  opusHead.write('OpusHead')
  opusHead.writeUInt8(1, 8)
  opusHead.writeUInt8(1, 9)
  opusHead.writeUInt32LE(48_000, 12)
  const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.from([1, 0, 0, 0, 0x78, 0, 0, 0, 0])])
  const silence = Buffer.from([0xf8, 0xff, 0xfe])
  const pages = Array.from({ length: packets }, (_, at) =>
    oggPage(silence, { granule: (at + 1) * 960, number: at + 2, flags: at === packets - 1 ? 4 : 0 }),
  )
  return Buffer.concat([
    oggPage(opusHead, { granule: 0, number: 0, flags: 2 }),
    oggPage(tags, { granule: 0, number: 1, flags: 0 }),
    ...pages,
  ])
}

function oggPage(
  packet: Buffer,
  { granule, number, flags }: { granule: number; number: number; flags: number },
) {
  const head = Buffer.alloc(28)
  head.write('OggS')
  head.writeUInt8(flags, 5)
  head.writeBigUInt64LE(BigInt(granule), 6)
  head.writeUInt32LE(7, 14)
  head.writeUInt32LE(number, 18)
  head.writeUInt8(1, 26)
  head.writeUInt8(packet.length, 27)
  const page = Buffer.concat([head, packet])
  page.writeUInt32LE(oggChecksum(page), 22)
  return page
}

/** The checksum of a page of Ogg (RFC 3533): CRC-32 with the polynomial 0x04c11db7, not reflected. */
function oggChecksum(page: Buffer): number {
  let crc = 0
  for (const byte of page) {
    crc ^= byte << 24
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000_0000 ? (crc << 1) ^ 0x04c1_1db7 : crc << 1
  }
  return crc >>> 0
}
