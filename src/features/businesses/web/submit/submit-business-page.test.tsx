import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import { emptySubmission } from '../../core/business-submission.ts'
import type { BusinessSubmission } from '../../core/submissions.contract.ts'

const ID = '11111111-1111-4111-8111-111111111111'
const finder = {
  findCity: vi.fn(async () => ({ latitude: 53.801277, longitude: -1.548567 })),
  findDevice: vi.fn(async () => undefined),
}
const page = async () => {
  const { SubmitBusinessPage } = await import('./submit-business-page.tsx')
  return <SubmitBusinessPage finder={finder} />
}

const filled = {
  ...emptySubmission,
  name: 'Sample Bakery',
  category: 'halal_food',
  description: 'Bread and pastries, invented for a test.',
  address: '1 Example Street',
  city: 'Leeds',
  country: 'GB',
} as const
const sent: BusinessSubmission = {
  id: ID,
  status: 'waiting',
  submittedAt: '2026-11-25T12:00:00Z',
  endedAt: null,
  note: null,
  seoSlug: null,
  business: { ...filled, services: [] },
  photo: null,
  certificate: null,
}
const api = { 'GET /api/map': { tiles: null } }
const draft = { 'rafiq.business-submission': filled }
const at = '/submit-business'
const send = () => screen.getByRole('button', { name: 'Send for review' })

beforeEach(() => vi.clearAllMocks())

describe('the form for a business', () => {
  it('names what is missing, focuses it, and sends nothing', async () => {
    const { user } = await renderPage(page, { at, api })
    await user.click(await screen.findByRole('button', { name: 'Send for review' }))
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(5)
    expect(screen.getByText('Please choose a country.')).toBeVisible()
    await vi.waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    expect(sentRequests('POST /api/business-submissions')).toEqual([])
  })

  it('keeps what was filled in, sends it and shows its status with a link to save', async () => {
    const { user } = await renderPage(page, {
      at,
      saved: draft,
      api: {
        ...api,
        'POST /api/business-submissions': sent,
        [`GET /api/business-submissions/${ID}`]: sent,
      },
    })
    expect(await screen.findByLabelText('Name')).toHaveValue('Sample Bakery')
    await user.type(screen.getByLabelText('Services'), 'Catering, Delivery')
    await user.click(send())
    expect(await screen.findByText('Waiting')).toBeVisible()
    expect(screen.getByText('Save this link')).toBeVisible()
    expect(location.search).toBe(`?submission=${ID}`)
    expect(sentRequests('POST /api/business-submissions')[0]?.body).toMatchObject({
      name: 'Sample Bakery',
      services: ['Catering', 'Delivery'],
      fax: '',
      language: 'en',
    })
    expect(localStorage.getItem('rafiq.business-submission')).toBeNull()
  })

  it('keeps everything when sending fails, and says why', async () => {
    const { user } = await renderPage(page, {
      at,
      saved: draft,
      api: { ...api, 'POST /api/business-submissions': refusal(429, 'too_many_attempts') },
    })
    await screen.findByLabelText('Name')
    await user.click(send())
    expect(await screen.findByText('Too many attempts. Please wait a while and try again.')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Sample Bakery')
  })

  it('writes opening hours day by day, and copies them down', async () => {
    const { user } = await renderPage(page, { at, saved: draft, api })
    await user.click(await screen.findByRole('checkbox', { name: 'Friday' }))
    await user.click(screen.getByRole('button', { name: 'Copy to the days below' }))
    await user.click(screen.getByRole('checkbox', { name: 'Sunday' }))
    const stored = JSON.parse(localStorage.getItem('rafiq.business-submission') ?? '{}')
    expect(stored.openingHours).toBe('Fr-Sa 09:00-17:00')
  })

  it('finds the city, rounds the place, and says when there is none', async () => {
    const { user } = await renderPage(page, { at, saved: draft, api })
    await user.click(await screen.findByRole('button', { name: 'Find the city' }))
    expect(finder.findCity).toHaveBeenCalledWith('Leeds', 'GB')
    expect(await screen.findByText('53.80128, -1.54857')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use my location' }))
    expect(await screen.findByText(/^That place couldn’t be found/)).toBeVisible()
  })

  it('refuses a file that is no picture, whatever its name', async () => {
    const { user, container } = await renderPage(page, { at, saved: draft, api })
    await screen.findByLabelText('Name')
    const field = container.querySelector<HTMLInputElement>('input[type=file]')
    const script = new File(['<svg><script>alert(1)</script></svg>'], 'photo.png', { type: 'image/png' })
    if (field) await user.upload(field, script)
    expect(await screen.findByText(/^This file isn’t a JPEG/)).toBeVisible()
  })

  it('speaks Arabic', async () => {
    await renderPage(page, { at, api, language: 'ar' })
    expect(await screen.findByRole('heading', { level: 1, name: 'أضف نشاطك التجاري' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'الجمعة' })).toBeVisible()
  })
})

describe('a submission', () => {
  const statusAt = `${at}?submission=${ID}`
  const readAt = `GET /api/business-submissions/${ID}`

  it('says why it was declined', async () => {
    const declined = { ...sent, status: 'declined', endedAt: sent.submittedAt, note: 'We couldn’t find it.' }
    await renderPage(page, { at: statusAt, api: { ...api, [readAt]: declined } })
    expect(await screen.findByText('We couldn’t find it.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  it('leads to its page when it was accepted', async () => {
    const accepted = {
      ...sent,
      status: 'accepted',
      endedAt: sent.submittedAt,
      seoSlug: 'sample-bakery-leeds',
    }
    await renderPage(page, { at: statusAt, api: { ...api, [readAt]: accepted } })
    const link = await screen.findByRole('link', { name: 'Open its page' })
    expect(link).toHaveAttribute('href', '/islamic-business/sample-bakery-leeds')
  })

  it('is edited and withdrawn while it waits', async () => {
    const { user } = await renderPage(page, {
      at: statusAt,
      api: {
        ...api,
        [readAt]: sent,
        [`PUT /api/business-submissions/${ID}`]: {
          ...sent,
          business: { ...sent.business, name: 'New name' },
        },
        [`POST /api/business-submissions/${ID}/withdrawal`]: { ...sent, status: 'withdrawn' },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await user.clear(screen.getByLabelText('Name'))
    await user.type(screen.getByLabelText('Name'), 'New name')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByRole('heading', { name: 'New name' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Withdraw' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('Withdrawn')).toBeVisible()
  })

  it('that doesn’t exist is explained', async () => {
    await renderPage(page, { at: statusAt, api: { ...api, [readAt]: refusal(404, 'not_found') } })
    expect(await screen.findByText('There is no such submission')).toBeVisible()
  })

  it('of an account is listed above the form', async () => {
    await renderPage(page, {
      at,
      signedIn: zaynab,
      api: { ...api, 'GET /api/business-submissions': { submissions: [sent] } },
    })
    expect(await screen.findByRole('article', { name: 'Sample Bakery' })).toBeVisible()
  })
})
