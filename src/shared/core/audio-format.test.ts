import { expect, test } from 'vitest'
import { audioFormat } from './audio-format.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  )

test.each([
  ['mp3', bytes('ID3', [4, 0, 0, 0, 0, 0, 0, 0, 0])],
  ['mp3', bytes([0xff, 0xfb, 0x90, 0x64], 'xxxxxxxx')],
  ['wav', bytes('RIFF', [36, 0, 0, 0], 'WAVEfmt ')],
  ['ogg', bytes('OggS', [0, 2, 0, 0, 0, 0, 0, 0])],
  ['webm', bytes([0x1a, 0x45, 0xdf, 0xa3], 'xxxxxxxx')],
  ['m4a', bytes([0, 0, 0, 32], 'ftypM4A ')],
])('recognises %s by its first bytes', (format, file) => {
  expect(audioFormat(file)?.extension).toBe(format)
})

test.each([
  ['nothing', bytes()],
  ['a few bytes', bytes('ID3')],
  ['a web page', bytes('<!doctype html>')],
  ['a picture in RIFF', bytes('RIFF', [36, 0, 0, 0], 'WEBPVP8 ')],
  ['a program', bytes([0x7f], 'ELF', [2, 1, 1, 0, 0, 0, 0, 0])],
  ['a UTF-16 text', bytes([0xff, 0xfe, 65, 0, 66, 0, 67, 0, 68, 0, 69, 0])],
])('rejects %s', (_, file) => {
  expect(audioFormat(file)).toBeUndefined()
})
