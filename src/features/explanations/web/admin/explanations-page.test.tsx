import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { User } from '#shared/core/session/session.contract.ts'
import {
  answerWith,
  type FakeAnswers,
  noServer,
  refusal,
  sentRequests,
} from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import type { Explanation } from '../../core/explanations.contract.ts'

const editor: User = { ...zaynab, role: 'content_manager' }
const sample: Explanation = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Sample: the opening',
  category: 'verse',
  englishContent: 'A sample text.',
  arabicContent: '',
  urduContent: '',
  isPublished: true,
  hasAudioTTS: false,
  status: 'active',
  surah: 1,
  verse: 2,
  publishAt: null,
  version: 3,
  authoredBy: 'bilal',
  updatedAt: '2026-11-25T08:00:00.000Z',
  reviewStatus: 'none',
  reviewNote: null,
  deletedAt: null,
}
const LIST = 'GET /api/admin/explanations'
const ITEM = `/api/admin/explanations/${sample.id}`
const listed = (...rows: readonly Explanation[]) => ({
  data: rows,
  pagination: { page: 1, limit: 25, total: rows.length, totalPages: 1 },
})

const explanationsPage = async () => {
  const { default: Page } = await import('./explanations-page.tsx')
  const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
  return (
    <>
      <Page />
      <ToastArea />
    </>
  )
}
const open = (api: FakeAnswers = {}) =>
  renderPage(explanationsPage, {
    at: '/admin/content',
    api: {
      [LIST]: listed(sample),
      'GET /api/admin/publishing-rules': { ttsGeneration: true, autoPublish: true },
      ...api,
    },
    signedIn: editor,
    now: '2026-11-25T09:00:00Z',
  })
const sheet = () => within(screen.getByRole('dialog'))
type Page = Awaited<ReturnType<typeof open>>
const edit = async ({ user }: Page, title: string) => {
  await user.click(await screen.findByRole('button', { name: sample.title }))
  await user.clear(sheet().getByLabelText('Title'))
  await user.type(sheet().getByLabelText('Title'), title)
}

describe('the badges', () => {
  it.each([
    ['Published', {}],
    ['Draft', { isPublished: false }],
    ['Draft', { publishAt: '2026-12-01T00:00:00.000Z' }],
    ['Archived', { status: 'archived' as const }],
  ])('show %s for %j', async (badge, values) => {
    await open({ [LIST]: listed({ ...sample, ...values }) })
    const row = await screen.findByRole('row', { name: /Sample/ })
    expect(within(row).getByText(badge)).toBeVisible()
  })
})

describe('the editor', () => {
  it('creates an explanation with the usual values and says so', async () => {
    const page = await open({ 'POST /api/admin/explanations': sample })
    await page.user.click(await screen.findByRole('button', { name: 'New explanation' }))
    await page.user.type(sheet().getByLabelText('Title'), 'Sample')
    await page.user.click(sheet().getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Explanation created successfully')).toBeVisible()
    expect(screen.getByText('Success')).toBeVisible()
    expect(sentRequests('POST /api/admin/explanations')).toMatchObject([
      { body: { title: 'Sample', category: 'surah', isPublished: false, hasAudioTTS: false } },
    ])
  })

  it('says what the site settings turn off', async () => {
    const { user } = await open({
      'GET /api/admin/publishing-rules': { ttsGeneration: false, autoPublish: false },
    })
    await user.click(await screen.findByRole('button', { name: 'New explanation' }))
    expect(await sheet().findByText('Listening is turned off in the site settings.')).toBeVisible()
    expect(sheet().getByText('New explanations start as drafts and wait for review.')).toBeVisible()
    expect(sheet().getAllByRole('switch')).toHaveLength(1)
  })

  it('asks for a title before it asks the server', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'New explanation' }))
    await user.click(sheet().getByRole('button', { name: 'Save' }))
    expect(sheet().getByText('Enter a title.')).toBeVisible()
    expect(sentRequests('POST /api/admin/explanations')).toEqual([])
  })

  it('shows the server’s problem of a field', async () => {
    const page = await open({
      [`PUT ${ITEM}`]: refusal(400, 'invalid_request', [{ field: 'verse', code: 'no_such_verse' }]),
    })
    await edit(page, 'Sample: new')
    await page.user.click(sheet().getByRole('button', { name: 'Save' }))
    expect(await sheet().findByText('The surah has no such verse.')).toBeVisible()
  })

  it('saves with the version and undoes it from the toast', async () => {
    const page = await open({ [`PUT ${ITEM}`]: { ...sample, version: 4 } })
    await edit(page, 'Sample: new')
    await page.user.click(sheet().getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Explanation updated successfully')).toBeVisible()
    await page.user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(sentRequests(`PUT ${ITEM}`)).toMatchObject([
        { body: { title: 'Sample: new', version: 3 } },
        { body: { title: sample.title, version: 4 } },
      ]),
    )
  })

  it('deletes, and restores from the toast', async () => {
    const { user } = await open({
      [`DELETE ${ITEM}`]: { deleted: true },
      'POST /api/admin/explanations/actions': { done: [sample.id], refused: [] },
    })
    await user.click(await screen.findByRole('button', { name: sample.title }))
    await user.click(sheet().getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Explanation deleted successfully')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(sentRequests('POST /api/admin/explanations/actions')).toMatchObject([
        { body: { action: 'restore', ids: [sample.id] } },
      ]),
    )
  })

  it('says that it failed with the server’s message', async () => {
    const page = await open({ [`PUT ${ITEM}`]: refusal(409, 'review_needed') })
    await edit(page, 'Sample: new')
    await page.user.click(sheet().getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Error')).toBeVisible()
    expect(screen.getAllByText('review_needed')[0]).toBeVisible()
  })

  it('keeps the draft when the server can’t be reached, and opens it again', async () => {
    const page = await open()
    await edit(page, 'Sample: offline')
    answerWith({ [`PUT ${ITEM}`]: noServer['GET /api/*'] })
    await page.user.click(sheet().getByRole('button', { name: 'Save' }))
    expect(await sheet().findByText(/Your draft is saved on this device/)).toBeVisible()
    await page.user.click(sheet().getByRole('button', { name: 'Cancel' }))
    await page.user.click(screen.getByRole('button', { name: sample.title }))
    expect(sheet().getByLabelText('Title')).toHaveValue('Sample: offline')
    await page.user.click(sheet().getByRole('button', { name: 'Discard the draft' }))
    expect(sheet().getByLabelText('Title')).toHaveValue(sample.title)
    expect(localStorage.getItem('rafiq.admin.drafts')).toBeNull()
  })
})

describe('a conflict with another version', () => {
  const theirs = { ...sample, title: 'Sample: theirs', version: 4 }
  const conflicting = async () => {
    const page = await open({
      [`PUT ${ITEM}`]: refusal(409, 'version_conflict'),
      [`GET ${ITEM}`]: theirs,
    })
    await edit(page, 'Sample: mine')
    await page.user.click(sheet().getByRole('button', { name: 'Save' }))
    await sheet().findByText('Someone else saved this meanwhile')
    return page
  }

  it('shows the difference', async () => {
    const { user } = await conflicting()
    await user.click(sheet().getByRole('button', { name: 'Compare' }))
    expect(sheet().getByText('theirs').tagName).toBe('DEL')
    expect(sheet().getByText('mine').tagName).toBe('INS')
  })

  it('keeps mine over theirs', async () => {
    const { user } = await conflicting()
    answerWith({ [`PUT ${ITEM}`]: { ...sample, version: 5 } })
    await user.click(sheet().getByRole('button', { name: 'Keep mine' }))
    await waitFor(() =>
      expect(sentRequests(`PUT ${ITEM}`).at(-1)).toMatchObject({
        body: { title: 'Sample: mine', version: 4 },
      }),
    )
  })

  it('takes theirs', async () => {
    const { user } = await conflicting()
    await user.click(sheet().getByRole('button', { name: 'Take theirs' }))
    expect(sheet().getByLabelText('Title')).toHaveValue('Sample: theirs')
  })
})

describe('versions and review', () => {
  it('puts an earlier version into the editor', async () => {
    const { title, category, englishContent, arabicContent, urduContent } = sample
    const { isPublished, hasAudioTTS, status, surah, verse, publishAt } = sample
    const values = {
      ...{ title, category, englishContent, arabicContent, urduContent },
      ...{ isPublished, hasAudioTTS, status, surah, verse, publishAt },
    }
    const { user } = await open({
      [`GET ${ITEM}/versions`]: {
        versions: [
          {
            version: 2,
            savedAt: sample.updatedAt,
            savedBy: 'bilal',
            values: { ...values, title: 'Sample: earlier' },
          },
        ],
      },
    })
    await user.click(await screen.findByRole('button', { name: sample.title }))
    await user.click(sheet().getByRole('tab', { name: 'Versions' }))
    await user.click(await sheet().findByRole('button', { name: 'Use this version' }))
    expect(sheet().getByLabelText('Title')).toHaveValue('Sample: earlier')
  })

  it('lets a second person approve the version', async () => {
    const { user } = await open({ [`POST ${ITEM}/reviews`]: { ...sample, reviewStatus: 'approved' } })
    await user.click(await screen.findByRole('button', { name: sample.title }))
    await user.click(sheet().getByRole('tab', { name: 'Review' }))
    await user.click(sheet().getByRole('button', { name: 'Approve' }))
    await waitFor(() =>
      expect(sentRequests(`POST ${ITEM}/reviews`)).toMatchObject([
        { body: { version: 3, verdict: 'approved' } },
      ]),
    )
  })

  it('lets the author only ask for a review', async () => {
    const { user } = await open({ [LIST]: listed({ ...sample, authoredBy: editor.username }) })
    await user.click(await screen.findByRole('button', { name: sample.title }))
    await user.click(sheet().getByRole('tab', { name: 'Review' }))
    expect(sheet().queryByRole('button', { name: 'Approve' })).toBeNull()
    expect(sheet().getByRole('button', { name: 'Ask for a review' })).toBeVisible()
  })
})

describe('an import', () => {
  it('checks the file first, lists the problems by line and imports the others', async () => {
    const { user } = await open()
    const sent: string[] = []
    const found = {
      rows: 3,
      stored: 0,
      wrong: 1,
      problems: [{ line: 3, field: 'title', code: 'missing' }],
    }
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {}
        status = 200
        statusText = ''
        response: Blob | undefined
        onload?: () => void
        open(method: string, path: string) {
          sent.push(`${method} ${path}`)
          const stored = path.endsWith('import') ? 2 : 0
          this.response = new Blob([JSON.stringify({ ...found, stored })])
        }
        setRequestHeader() {}
        send() {
          setTimeout(() => this.onload?.())
        }
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Import' }))
    const file = new File(['title\nA\n\nB'], 'sample.csv', { type: 'text/csv' })
    await user.upload(sheet().getByLabelText('Choose a file'), file)
    expect(await sheet().findByText('Line 3, title: missing')).toBeVisible()
    await user.click(sheet().getByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText('2 rows imported')).toBeVisible()
    expect(sent).toEqual([
      'POST /api/admin/explanations/import?mode=check',
      'POST /api/admin/explanations/import?mode=import',
    ])
  })
})
