import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import type { Recording } from '../../core/recordings.contract.ts'
import { WAVEFORM_BARS } from '../../core/waveform.ts'

const ID = '0b5f6a1e-6b0a-4f6e-9d53-2f1f0d6a7c11'
const LIST = 'GET /api/admin/audio-recitations'
const SAVE = `PUT /api/admin/audio-recitations/${ID}`
const ACT = 'POST /api/admin/audio-recitations/actions'
const recording: Recording = {
  id: ID,
  title: 'Sample: the opening',
  qari: 'Sample reciter',
  category: 'verses',
  surah: 1,
  fromVerse: 1,
  toVerse: 7,
  item: null,
  language: 'ar',
  isDownloadable: true,
  rights: 'Recorded for this test.',
  status: 'active',
  contentType: 'audio/mpeg',
  fileSize: 4_190_000,
  duration: 65.4,
  waveform: Array(WAVEFORM_BARS).fill(40),
  bitRate: 128_000,
  sampleRate: 44_100,
  channels: 2,
  loudness: -18.2,
  peak: -1.1,
  downloadCount: 4,
  version: 3,
  uploadedBy: 'amina',
  uploadedAt: '2026-11-25T08:00:00.000Z',
  updatedAt: '2026-11-25T08:00:00.000Z',
  deletedAt: null,
}
const api = {
  [LIST]: { data: [recording], pagination: { page: 1, limit: 25, total: 1, totalPages: 1 } },
  [SAVE]: { ...recording, version: 4 },
  [ACT]: { done: [ID], refused: [] },
}
const open = (role: 'content_manager' | 'recitor' = 'content_manager', more: object = {}) =>
  renderPage(
    async () => {
      const { default: Page } = await import('./recordings-page.tsx')
      const { AudioProvider } = await import('#shared/web/audio/audio-provider.tsx')
      const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
      return (
        <AudioProvider>
          <Page />
          <LazyToastArea />
        </AudioProvider>
      )
    },
    { at: '/admin/audio', api: { ...api, ...more }, signedIn: { ...zaynab, role } },
  )
const openEditor = async (...options: Parameters<typeof open>) => {
  const page = await open(...options)
  await page.user.click(
    (await screen.findAllByRole('button', { name: new RegExp(recording.title) }))[0] as HTMLElement,
  )
  return { ...page, sheet: within(await screen.findByRole('dialog')) }
}

it('lists place, status, duration, size and loudness', async () => {
  await open()
  const row = within(
    within(await screen.findByRole('table'))
      .getByText(recording.title)
      .closest('tr') as HTMLElement,
  )
  for (const text of ['1:1–7', 'Published', 'Downloadable', '1:05', '4.19 MB', '-18.2 LUFS', 'amina'])
    expect(row.getByText(text)).toBeVisible()
})

it('saves an edited recording and takes it back from the toast', async () => {
  const { user, sheet } = await openEditor()
  const title = sheet.getByRole('textbox', { name: 'Title' })
  await user.clear(title)
  await user.type(title, 'Another title')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentRequests(SAVE)[0]?.body).toMatchObject({ title: 'Another title', version: 3 })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sentRequests(SAVE).at(-1)?.body).toMatchObject({ title: recording.title, version: 4 }),
  )
})

it('asks for what a published recording lacks, and for the fields of its category', async () => {
  const { user, sheet } = await openEditor()
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Content' }), 'Dua')
  expect(sheet.queryByRole('spinbutton', { name: 'First verse' })).toBeNull()
  await user.clear(sheet.getByRole('textbox', { name: 'Rights and licence' }))
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(sheet.getAllByText('Fill in this field to save or publish.')).toHaveLength(2)
  expect(sentRequests(SAVE)).toEqual([])
})

it('offers both versions after a conflict', async () => {
  const { user, sheet } = await openEditor('content_manager', {
    [SAVE]: refusal(409, 'version_conflict'),
    [`GET /api/admin/audio-recitations/${ID}`]: { ...recording, title: 'Theirs', version: 4 },
  })
  await user.type(sheet.getByRole('textbox', { name: 'Title' }), '!')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(await sheet.findByRole('alert')).toHaveTextContent(/another version|meanwhile|someone/i)
})

it('has a player with a slider over the waveform', async () => {
  const { sheet } = await openEditor()
  const slider = sheet.getByRole('slider', { name: `Position in ${recording.title}` })
  expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 1:05')
  expect(sheet.getByRole('button', { name: `Play ${recording.title}` })).toBeVisible()
})

it('deletes and restores', async () => {
  const { user, sheet } = await openEditor()
  await user.click(sheet.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sentRequests(ACT).map(({ body }) => body)).toEqual([
      { action: 'delete', ids: [ID] },
      { action: 'restore', ids: [ID] },
    ]),
  )
})

it('lets a recitor publish nothing', async () => {
  const { user } = await open('recitor')
  await user.click(await screen.findByRole('checkbox', { name: `Select ${recording.title}` }))
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible()
})

it('tells a recitor that an editor publishes', async () => {
  const { sheet } = await openEditor('recitor')
  expect(sheet.queryByRole('switch', { name: 'Published in the app' })).toBeNull()
  expect(sheet.getByText('An editor publishes this recording.')).toBeVisible()
})
