/** A kind of recording: the ending of its files and its media type. */
export interface AudioFormat {
  readonly extension: 'mp3' | 'wav' | 'ogg' | 'webm' | 'm4a'
  readonly type: string
}

const formats = {
  mp3: { extension: 'mp3', type: 'audio/mpeg' },
  wav: { extension: 'wav', type: 'audio/wav' },
  ogg: { extension: 'ogg', type: 'audio/ogg' },
  webm: { extension: 'webm', type: 'audio/webm' },
  m4a: { extension: 'm4a', type: 'audio/mp4' },
} as const satisfies Record<string, AudioFormat>

const SHORTEST = 12

/** The format of a recording by its first bytes; `undefined` if it is not accepted. */
export function audioFormat(file: Uint8Array): AudioFormat | undefined {
  if (file.length < SHORTEST) return undefined
  const text = (from: number, to: number) => String.fromCharCode(...file.subarray(from, to))
  if (text(0, 3) === 'ID3' || isMpegFrame(file)) return formats.mp3
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return formats.wav
  if (text(0, 4) === 'OggS') return formats.ogg
  if (text(0, 4) === '\x1aE\xdf\xa3') return formats.webm
  if (text(4, 8) === 'ftyp') return formats.m4a
  return undefined
}

/** The head of a frame of MPEG audio, layer III: eleven set bits, and a bit rate and sample rate that exist. */
function isMpegFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const [layer, bitRate, sampleRate] = [(second >> 1) & 3, third >> 4, (third >> 2) & 3]
  return first === 0xff && second >= 0xe0 && layer === 1 && bitRate > 0 && bitRate < 15 && sampleRate !== 3
}
