import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import { uploadQueue } from './upload-queue.ts'

const { sendFile } = vi.hoisted(() => ({ sendFile: vi.fn() }))
vi.mock('#shared/web/api/file-transfer.ts', () => ({ sendFile, readFile: vi.fn() }))

const ID = '0b5f6a1e-6b0a-4f6e-9d53-2f1f0d6a7c11'
const BASE = '/api/admin/audio-uploads'
const unfinished = {
  id: ID,
  name: 'half.mp3',
  size: 2_000_000,
  lastModified: 5,
  received: 1_000_000,
  startedAt: '2026-11-25T08:00:00.000Z',
}
const file = new File([new Uint8Array(2_000_000)], 'half.mp3', { lastModified: 5 })
const open = (more: object = {}) =>
  renderPage(
    async () => {
      const { default: Page } = await import('./upload-page.tsx')
      return <Page />
    },
    {
      at: '/admin/audio-upload',
      signedIn: { ...zaynab, role: 'recitor' },
      api: {
        [`GET ${BASE}`]: { uploads: [unfinished], largest: 200_000_000 },
        [`POST ${BASE}`]: unfinished,
        [`POST ${BASE}/${ID}/completion`]: { id: ID, title: 'half' },
        [`DELETE ${BASE}/${ID}`]: { cancelled: true },
        ...more,
      },
    },
  )
beforeEach(() => {
  uploadQueue.set([])
  sendFile.mockReset()
})
const choose = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.upload(await screen.findByLabelText('Choose audio files', { selector: 'input' }), file)

it('continues an unfinished upload when the same file is chosen again', async () => {
  sendFile.mockResolvedValue({ ...unfinished, received: unfinished.size })
  const { user } = await open()
  expect(await screen.findByText('1.00 MB of 2.00 MB arrived')).toBeVisible()
  expect(screen.getByText(/up to 200.00 MB each/)).toBeVisible()
  await choose(user)
  expect(await screen.findByText('Uploaded as a draft')).toBeVisible()
  expect(sendFile.mock.calls[0]?.[0].params).toEqual({ id: ID, start: 1_000_000 })
  expect(screen.getByRole('link', { name: 'Open recording' })).toHaveAttribute(
    'href',
    '/admin/audio?search=half',
  )
  expect(screen.queryByText(/arrived/)).toBeNull()
})

it('pauses an upload, continues and cancels it', async () => {
  sendFile.mockImplementation(
    ({ onShare, signal }) =>
      new Promise((_, reject) => {
        onShare(0.5)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const { user } = await open()
  await choose(user)
  expect(await screen.findByText(/1.50 MB of 2.00 MB · 75%/)).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Upload of half.mp3' })).toHaveAttribute('value', '0.75')
  await user.click(screen.getByRole('button', { name: 'Pause half.mp3' }))
  expect(screen.getByText('Paused')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue half.mp3' }))
  await waitFor(() => expect(sendFile).toHaveBeenCalledTimes(2))
  await user.click(screen.getByRole('button', { name: 'Cancel half.mp3' }))
  await waitFor(() => expect(sentRequests(`DELETE ${BASE}/${ID}`)).toHaveLength(1))
})

it.each([
  ['recording_exists', 409, 'This file was uploaded before.'],
  ['damaged_audio', 415, 'The recording is damaged or not complete.'],
  ['recording_too_large', 413, 'The file is larger than 200.00 MB.'],
] as const)('says plainly why %s stops an upload, and tries again', async (code, status, text) => {
  const { user } = await open({ [`POST ${BASE}`]: refusal(status, code) })
  await choose(user)
  expect(await screen.findByText(text)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try half.mp3 again' }))
  await waitFor(() => expect(sentRequests(`POST ${BASE}`)).toHaveLength(2))
})
