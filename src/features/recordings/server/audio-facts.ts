import type { Readable } from 'node:stream'
import { AppError } from '#shared/core/app-error.ts'
import { audioFormat } from '#shared/core/audio-format.ts'
import type { RecordingFormat } from '../core/upload.ts'

/** Facts about an audio file, read from its bytes. */
export interface AudioFacts {
  readonly contentType: string
  /** In seconds. */
  readonly duration: number
  /** In bits per second. */
  readonly bitRate: number
  readonly sampleRate: number
  readonly channels: number
  /** The title and the artist that the file names. */
  readonly title: string | undefined
  readonly artist: string | undefined
}

const contentTypes: Readonly<Record<RecordingFormat, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
}

/** The codecs that browsers play, in each format. */
const codecs: Readonly<Record<RecordingFormat, RegExp>> = {
  mp3: /layer 3/i,
  m4a: /aac/i,
  aac: /aac/i,
  ogg: /opus|vorbis/i,
  wav: /pcm/i,
}

/** A file may end this much before its header says. */
const SHORTEST_SHARE = 0.95

/** The format of an audio file by its first bytes; `undefined` if it is not accepted. */
export function recordingFormat(head: Uint8Array): RecordingFormat | undefined {
  const [first = 0, second = 0] = head
  // The head of an ADTS frame (ISO/IEC 13818-7): twelve set bits, and layer 0.
  if (first === 0xff && (second & 0xf6) === 0xf0) return 'aac'
  const format = audioFormat(head)?.extension
  return format === 'webm' ? undefined : format
}

/** The place of the size in the head of a WAV, and the bytes that it doesn’t count. */
const RIFF_SIZE = 4
const RIFF_HEAD = 8
/** The size in a WAV whose writer didn’t know it. */
const UNKNOWN = 0xffff_ffff

/** Throws `damaged_audio` for a WAV that breaks off: its head says how long it is. */
export function refuseCutOff(head: Buffer, format: RecordingFormat, fileSize: number): void {
  if (format !== 'wav') return
  const size = head.readUInt32LE(RIFF_SIZE)
  if (size !== UNKNOWN && size + RIFF_HEAD > fileSize) throw damaged()
}

/** Reads the facts of a file. Throws `unknown_audio` for other codecs and `damaged_audio` for a file that can’t be played. */
export async function readAudioFacts(
  stream: Readable,
  format: RecordingFormat,
  fileSize: number,
): Promise<AudioFacts> {
  const { parseStream } = await import('music-metadata')
  const contentType = contentTypes[format]
  const info = { mimeType: contentType, size: fileSize }
  // A storage that can’t be reached is no damage of the file.
  let failure: Error | undefined
  stream.once('error', (error) => {
    failure = error
  })
  const { format: found, common } = await parseStream(stream, info, { duration: true })
    .catch(() => {
      throw failure ?? damaged()
    })
    .finally(() => stream.destroy())
  const { duration, bitrate, sampleRate, numberOfChannels, codec, hasVideo } = found
  if (hasVideo || !codecs[format].test(codec ?? '')) {
    if (codec === undefined) throw damaged()
    throw unknownAudio()
  }
  if (!duration || !sampleRate || !numberOfChannels || !Number.isFinite(duration)) throw damaged()
  const bitRate = bitrate ?? (fileSize * 8) / duration
  if (fileSize < (duration * bitRate * SHORTEST_SHARE) / 8) throw damaged()
  return {
    contentType,
    duration,
    bitRate: Math.round(bitRate),
    sampleRate,
    channels: numberOfChannels,
    title: common.title?.trim() || undefined,
    artist: common.artist?.trim() || undefined,
  }
}

export const unknownAudio = () =>
  new AppError(
    'unknown_audio',
    415,
    'The file is not an MP3, AAC (M4A), Ogg (Opus, Vorbis) or WAV recording.',
  )
const damaged = () =>
  new AppError('damaged_audio', 415, 'The recording is damaged or not complete, so that it can’t be played.')
