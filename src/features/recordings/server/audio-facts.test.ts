import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { readAudioFacts, recordingFormat, refuseCutOff } from './audio-facts.ts'
import { sampleAac, sampleMp3, sampleOgg, sampleWav } from './sample-audio.ts'

const factsOf = (file: Buffer, format = recordingFormat(file) ?? 'mp3') =>
  readAudioFacts(Readable.from([file], { objectMode: false }), format, file.length)

it.each([
  ['mp3', sampleMp3(100), { contentType: 'audio/mpeg', duration: 2.61, sampleRate: 44_100, channels: 2 }],
  [
    'wav',
    sampleWav({ seconds: 3 }),
    { contentType: 'audio/wav', duration: 3, sampleRate: 8000, channels: 1 },
  ],
  ['ogg', sampleOgg(100), { contentType: 'audio/ogg', duration: 2, sampleRate: 48_000, channels: 1 }],
  ['aac', sampleAac(100), { contentType: 'audio/aac', duration: 2.32, sampleRate: 44_100, channels: 2 }],
] as const)(
  'finds the format and the duration of %s in its bytes',
  async (format, file, { duration, ...facts }) => {
    expect(recordingFormat(file)).toBe(format)
    const found = await factsOf(file)
    expect(found).toMatchObject(facts)
    expect(found.duration).toBeCloseTo(duration, 1)
  },
)

it.each([
  ['a program', Buffer.from(`MZ${'\0'.repeat(64)}`)],
  ['a page', Buffer.from('<!doctype html><title>x</title>')],
  ['WebM', Buffer.from('\x1aE\xdf\xa3 webm and so on', 'latin1')],
  ['a few bytes', Buffer.from('ID3')],
])('accepts no %s', (_, file) => expect(recordingFormat(file)).toBeUndefined())

const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, at) => (at * 7919) % 251))

it.each([
  [
    'an ID3 tag with noise behind it',
    Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), noise(5000)]),
  ],
  ['an MP4 of nothing', Buffer.from('\0\0\0\x14ftypM4A \0\0\0\0M4A ', 'latin1')],
  ['the heads of Ogg alone', sampleOgg(0)],
])('says that %s is damaged', async (_, file) => {
  await expect(factsOf(file)).rejects.toMatchObject({ code: 'damaged_audio' })
})

it('says that a WAV that breaks off is damaged', () => {
  const file = sampleWav({ seconds: 3 })
  expect(() => refuseCutOff(file, 'wav', file.length)).not.toThrow()
  expect(() => refuseCutOff(file, 'wav', file.length - 1)).toThrow('damaged')
})

it('passes on that the storage can’t be reached', async () => {
  const stream = new Readable({
    read() {
      this.destroy(new Error('no storage'))
    },
  })
  await expect(readAudioFacts(stream, 'mp3', 1000)).rejects.toThrow('no storage')
})
