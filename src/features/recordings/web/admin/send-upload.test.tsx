import { afterEach, expect, it, vi } from 'vitest'
import { answerWith, refusal, resetApi, sentRequests } from '#shared/web/testing/fake-api.ts'
import { sendUpload } from './send-upload.ts'

const { sendFile } = vi.hoisted(() => ({ sendFile: vi.fn() }))
vi.mock('#shared/web/api/file-transfer.ts', () => ({ sendFile }))

const BEGIN = 'POST /api/admin/audio-uploads'
const ID = '0b5f6a1e-6b0a-4f6e-9d53-2f1f0d6a7c11'
const SIZE = 3_000_000
const file = new File([new Uint8Array(SIZE)], 'a.mp3', { lastModified: 5 })
const upload = (received: number) => ({
  id: ID,
  name: 'a.mp3',
  size: SIZE,
  lastModified: 5,
  received,
  startedAt: '2026-11-25T08:00:00.000Z',
})
afterEach(() => {
  resetApi()
  sendFile.mockReset()
})

/** A server that takes parts, except for those that `fails` says. */
function serverWith(received: number, fails: (attempt: number) => Error | undefined = () => undefined) {
  let arrived = received
  let attempt = 0
  answerWith({ [BEGIN]: upload(arrived), [`GET /api/admin/audio-uploads/${ID}`]: () => upload(arrived) })
  sendFile.mockImplementation(async ({ params, file: part, onShare }) => {
    const failure = fails(attempt++)
    if (failure) throw failure
    expect(params.start).toBe(arrived)
    onShare(1)
    arrived += part.size
    return upload(arrived)
  })
  return { arrived: () => arrived }
}

const send = (signal = new AbortController().signal) => {
  const sent: number[] = []
  return { sent, done: sendUpload({ file, signal, onSent: (bytes) => sent.push(bytes), pauseMs: 0 }) }
}

it('sends the parts in order, larger ones while they are fast', async () => {
  serverWith(0)
  const { sent, done } = send()
  expect(await done).toBe(ID)
  expect(sentRequests(BEGIN)[0]?.body).toEqual({ name: 'a.mp3', size: SIZE, lastModified: 5 })
  expect(sent).toEqual([0, 1_048_576, SIZE])
})

it('begins where the unfinished upload of the file ends', async () => {
  serverWith(2_700_000)
  const { sent, done } = send()
  await done
  expect(sent).toEqual([2_700_000, SIZE])
})

it('goes on after failures, with what the server has', async () => {
  const server = serverWith(0, (attempt) =>
    attempt === 1 || attempt === 2 ? new Error('cut off') : undefined,
  )
  await send().done
  expect(server.arrived()).toBe(SIZE)
  expect(sendFile.mock.calls[2]?.[0].file.size).toBe(1_048_576)
})

it('gives up after several failures in a row', async () => {
  serverWith(0, () => new Error('cut off'))
  await expect(send().done).rejects.toThrow('cut off')
  expect(sendFile).toHaveBeenCalledTimes(7)
})

it('does not repeat what the server refused', async () => {
  answerWith({ [BEGIN]: refusal(415, 'unknown_audio') })
  await expect(send().done).rejects.toMatchObject({ code: 'unknown_audio' })
  const { ApiError } = await import('#shared/web/api/request.ts')
  serverWith(0, () => new ApiError(415, '{"error":{"code":"unknown_audio","message":""}}', ''))
  await expect(send().done).rejects.toMatchObject({ code: 'unknown_audio' })
  expect(sendFile).toHaveBeenCalledTimes(1)
})

it('stops when it is paused', async () => {
  const control = new AbortController()
  serverWith(0, () => {
    control.abort()
    return new Error('aborted')
  })
  await expect(send(control.signal).done).rejects.toThrow('aborted')
  expect(sendFile).toHaveBeenCalledTimes(1)
})
