import { expect, test } from 'vitest'
import { transcriptionAddress } from './transcriber.ts'

test.each([
  ['https://api.example/v1', 'https://api.example/v1/audio/transcriptions'],
  ['https://api.example/v1/', 'https://api.example/v1/audio/transcriptions'],
  ['http://127.0.0.1:9000', 'http://127.0.0.1:9000/audio/transcriptions'],
  ['https://api.example/v1/audio/transcriptions', 'https://api.example/v1/audio/transcriptions'],
  ['https://api.example/v1?version=2', 'https://api.example/v1/audio/transcriptions?version=2'],
])('builds the address of %s: %s', (address, expected) => {
  expect(transcriptionAddress(address).href).toBe(expected)
})
