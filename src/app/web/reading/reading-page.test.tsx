import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { noServer } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const DAY_MS = 86_400_000
const HALF_MINUTE_MS = 30_000
const START = Date.parse('2026-03-02T09:00:00Z')

const page = async () => {
  const { default: ReadingPage } = await import('./reading-page.tsx')
  const { default: ReaderSession } = await import('./reader-session.tsx')
  const { provideRecordTypes } = await import('#shared/web/provided-record-types.ts')
  provideRecordTypes(async () => (await import('#features/user-data/core/record-types.ts')).recordTypes)
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  return (
    <>
      <Route component={ReadingPage} path="/reading" />
      <Route component={ReaderSession} path="/quran/reader/*?" />
      <LazyToastArea />
    </>
  )
}

/** Opens the page some days after the start date; the device keeps its data. */
async function open(days = 0, options: Parameters<typeof renderPage>[1] = {}) {
  const opened = await renderPage(page, {
    at: '/reading',
    api: noServer,
    now: new Date(START + days * DAY_MS).toISOString(),
    ...options,
  })
  const press = async (name: string | RegExp, index = 0) => {
    const buttons = await screen.findAllByRole('button', { name })
    await opened.user.click(buttons.at(index) ?? document.body)
  }
  const planOfAJuzADay = async () => {
    await press('New plan')
    await opened.user.selectOptions(await screen.findByLabelText('What do you want to read?'), 'A juz a day')
    await press('Start today')
    expect(await screen.findByRole('heading', { name: 'A juz a day' })).toBeVisible()
  }
  return { ...opened, press, planOfAJuzADay }
}

/** Lets time pass while the page is open and the device awake. */
function pass(minutes: number) {
  for (let step = 0; step < minutes * 2; step++) {
    act(() => {
      vi.setSystemTime(Date.now() + HALF_MINUTE_MS)
      document.dispatchEvent(new Event('visibilitychange'))
    })
  }
}

const part = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.createElement('div')
const shows = (id: string, text: string | RegExp) => waitFor(() => expect(part(id)).toHaveTextContent(text))
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const readLink = () => screen.findByRole('link', { name: 'Read' })
const upTo = async () => within(await screen.findByRole('group', { name: 'Up to and including' }))
const minutes = () => screen.findAllByLabelText('Minutes').then((fields) => fields.at(-1) ?? document.body)
const dialogCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

afterEach(() => vi.restoreAllMocks())

describe('a plan', () => {
  it('is created, read in portions, and continues after missed days', async () => {
    const { user, press, planOfAJuzADay, unmount } = await open()
    await screen.findByRole('heading', { level: 1 })
    expect(document.title).toMatch(/Reading/)
    await planOfAJuzADay()
    expect(screen.getByText(/^Pages 1–21, juz 1\./)).toBeVisible()
    expect(await readLink()).toHaveAttribute('href', '/quran/reader/1')
    await user.click(screen.getByText('Surah by surah'))
    expect(await screen.findByRole('link', { name: /Baqarah 1–141/ })).toHaveAttribute(
      'href',
      '/quran/reader/2',
    )

    await press('I read up to…')
    const end = await upTo()
    await user.selectOptions(end.getByLabelText('Surah'), '2')
    type(end.getByLabelText(/^Verse/), '300')
    expect(end.getByLabelText(/^Verse/), 'there is no such verse').toBeInvalid()
    type(end.getByLabelText(/^Verse/), '100')
    await press('Save')
    await waitFor(async () => expect(await readLink()).toHaveAttribute('href', '/quran/reader/2/101'))

    await press('Mark as read')
    await press('Undo')
    expect(await screen.findByText('Today’s portion')).toBeVisible()
    await press('Mark as read')
    expect(await screen.findByText(/^You’ve read today’s portion\./)).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3%')
    expect(screen.getByRole('img', { name: /and 1 of 30 juz read/ })).toBeVisible()
    unmount()

    const later = await open(4)
    expect(await screen.findByText(/^Welcome back\. Nothing is lost\./)).toBeVisible()
    expect(screen.getByText(/You have 3 days’ portions to catch up on\./)).toBeVisible()
    expect(screen.getByText(/At this pace, you’ll finish on 3 April\./)).toBeVisible()
    await later.press(/Still finish on 31 March/)
    await waitFor(() => expect(screen.queryByText(/^Welcome back\./)).toBeNull())
    expect(screen.getByText(/At this pace, you’ll finish on 31 March\./)).toBeVisible()
    expect(screen.getByText(/Pages 22–/)).toBeVisible()
  })

  it('keeps its pace if the user moves the end', async () => {
    const first = await open()
    await first.planOfAJuzADay()
    first.unmount()
    const { press } = await open(3)
    await press('Keep the same pace: finish on 3 April')
    expect(await screen.findByText(/^Pages 1–21, juz 1\./)).toBeVisible()
    expect(await screen.findByText(/At this pace, you’ll finish on 3 April\./)).toBeVisible()
  })

  it('skips rest days', async () => {
    const first = await open()
    await first.planOfAJuzADay()
    await first.press('Mark as read')
    await first.press('Add rest days')
    await first.user.selectOptions(await screen.findByLabelText('Reason'), 'Illness')
    type(screen.getByLabelText('From'), '2026-03-03')
    await first.press('Save')
    await dialogCloses()
    first.unmount()
    const { press } = await open(5)
    expect(await screen.findByText(/^You’re on a rest day\. It will wait for you/)).toBeVisible()
    await press('I’m reading again')
    expect(await screen.findByText(/^Illness: 3\s?–\s?6 March$/)).toBeVisible()
    expect(await screen.findByText('Today’s portion')).toBeVisible()
    expect(screen.queryByText(/^Welcome back\./)).toBeNull()
  })

  it('shows a message when it is finished and stays in the history', async () => {
    const { user, press, planOfAJuzADay, unmount } = await open()
    await press('New plan')
    await user.selectOptions(await screen.findByLabelText('What do you want to read?'), 'A surah')
    type(screen.getByLabelText('In how many days?'), '1')
    await press('Start today')
    await press('Mark as read')
    expect(await screen.findByRole('heading', { name: /You have read Ya/ })).toBeVisible()
    expect(screen.getByText('In 1 day, on 2 March.')).toBeVisible()
    const shown = () => within(part('progress')).getByLabelText<HTMLSelectElement>('Show')
    await waitFor(() => expect(shown()).toHaveValue(''))
    await planOfAJuzADay()
    await waitFor(() => expect(shown().selectedOptions[0]).toHaveTextContent('A juz a day'))
    unmount()
    await open(30)
    await shows('finished', '2 March')
    expect(screen.queryByRole('heading', { name: /You have read Ya/ })).toBeNull()
  })

  it('can be created and read in Arabic', async () => {
    const { user, press, unmount } = await open(0, { language: 'ar' })
    await press('خطة جديدة')
    await user.selectOptions(await screen.findByLabelText('ماذا تريد أن تقرأ؟'), 'جزء في اليوم')
    await press('البدء اليوم')
    expect(await screen.findByText(/^الصفحات ١–٢١، الجزء ١\./)).toBeVisible()
    await press('قرأته')
    expect(await screen.findByText(/^قرأت وِرد اليوم\./)).toBeVisible()
    unmount()
    const later = await open(4, { language: 'ar' })
    expect(await screen.findByText(/ما زالت أوراد ٣ أيام في انتظارك\./)).toBeVisible()
    await later.press(/تنتقل النهاية إلى ٣ أبريل/)
    await waitFor(() => expect(screen.queryByText(/^مرحبًا بعودتك\./)).toBeNull())
  })

  it('reports a device without space', async () => {
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      if (value.type === 'reading-plan') throw new DOMException('full', 'QuotaExceededError')
      return put.call(this, value, key)
    })
    const { planOfAJuzADay } = await open()
    await planOfAJuzADay()
    expect(await screen.findByText('Couldn’t save the change on this device.')).toBeVisible()
  })
})

describe('the timer', () => {
  it('continues after a reload, asks about a long sleep, and counts for the day it began', async () => {
    const first = await open(0, { now: '2026-03-02T23:50:00Z' })
    await first.press('Start timer')
    pass(5)
    expect(screen.getByRole('timer')).toHaveTextContent('0:05:00')
    first.unmount()
    const { user, press } = await open(0, { now: '2026-03-02T23:55:02Z' })
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/0:05:0\d/))
    act(() => {
      vi.setSystemTime(Date.now() + 8 * 3_600_000)
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await screen.findByText(/closed or inactive for 480 minutes/)).toBeVisible()
    await press('No, don’t count it')
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/0:05:\d\d/))
    expect(screen.getByText(/Started on 2 March and counts for that day\./)).toBeVisible()
    await press('Pause')
    pass(10)
    expect(screen.getByRole('timer')).toHaveTextContent(/0:05:\d\d/)
    await press('Finish')
    await user.click(await screen.findByLabelText('Add verses'))
    expect(await minutes()).toHaveValue(5)
    await press('Save')
    expect(await screen.findByRole('button', { name: 'Start timer' })).toBeVisible()
    await shows('history', 'Monday')
    await shows('history', '5 minutes')
  })
})

describe('a session in the reader', () => {
  const strip = () => screen.findByRole('region', { name: 'Reading time' })

  it('can be paused, resumed, discarded and restored', async () => {
    const { user, press, planOfAJuzADay } = await open()
    await planOfAJuzADay()
    await user.click(await readLink())
    expect(location.pathname).toBe('/quran/reader/1')
    expect(await strip()).toHaveTextContent('Up to Al-Baqarah 141')
    const { setCurrentPlace } = await import('#features/quran/web/reader/current-place.ts')
    setCurrentPlace({ surah: 2, verse: 50 })
    await press('Finish')
    const end = await upTo()
    expect(end.getByLabelText('Surah'), 'the verse at which the reader is').toHaveValue('2')
    expect(end.getByLabelText(/^Verse/)).toHaveValue(50)
    await press('Close')
    await waitFor(async () => expect(await strip()).toHaveTextContent('Paused.'))
    await press('Resume')
    await waitFor(async () => expect(await strip()).not.toHaveTextContent('Paused.'))
    await press('Discard')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reading time' })).toBeNull())
    await press('Undo')
    expect(await strip()).toHaveTextContent('Up to Al-Baqarah 141')
  })

  it('that was left open overnight is recorded when the next one begins', async () => {
    const first = await open()
    await first.planOfAJuzADay()
    await first.user.click(await readLink())
    await strip()
    pass(4)
    first.unmount()
    const { user } = await open(1)
    expect(await screen.findByText('Paused. Started on 2 March and counts for that day.')).toBeVisible()
    expect(screen.queryByText(/closed or inactive/)).toBeNull()
    await user.click(await readLink())
    expect(await screen.findByText('Your earlier session was saved: 4 minutes.')).toBeVisible()
    expect(await screen.findByRole('timer')).toHaveTextContent(/0:00:\d\d/)
    act(() => history.pushState(null, '', '/reading'))
    await shows('history', 'Monday 2 March')
    await shows('history', '4 minutes · A juz a day')
  })
})

describe('the history', () => {
  it('can be corrected, deleted and restored', async () => {
    const { press } = await open()
    await screen.findByRole('heading', { level: 1 })
    const inHistory = async (name: string | RegExp) =>
      fireEvent.click(await within(part('history')).findByRole('button', { name }))
    await waitFor(() => expect(part('history')).not.toBeEmptyDOMElement())
    await inHistory('Add')
    type(await minutes(), '12')
    await press('Save')
    await shows('history', '12 minutes')
    await inHistory(/^Edit/)
    type(await minutes(), '20')
    await press('Save')
    await shows('history', '20 minutes')
    await inHistory(/^Delete/)
    await shows('history', 'Your reading will appear here')
    await press('Undo')
    await shows('history', '20 minutes')
  })

  it('is exported and imported on another device, once', async () => {
    const { user, press, planOfAJuzADay, unmount } = await open()
    await planOfAJuzADay()
    await press('Mark as read')
    await screen.findByText(/^You’ve read today’s portion\./)
    const saved: File[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as File)
      return 'blob:reading'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await user.click(within(part('transfer')).getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const text = (await saved[0]?.text()) ?? ''
    unmount()

    vi.stubGlobal('indexedDB', new IDBFactory())
    await open()
    const choose = async (content: string) => {
      await waitFor(() => expect(part('transfer').querySelector('input')).not.toBeNull())
      const files = [new File([content], 'a.json', { type: 'application/json' })]
      fireEvent.change(part('transfer').querySelector('input') ?? document.body, { target: { files } })
    }
    const { dismissToast } = await import('#shared/web/ui/toast.ts')
    for (let time = 0; time < 2; time++) {
      await choose(text)
      expect((await screen.findAllByText('2 items imported.'))[0]).toBeVisible()
      act(dismissToast)
      await waitFor(() => expect(screen.queryByText('2 items imported.')).toBeNull())
    }
    await waitFor(() =>
      expect(within(part('history')).getAllByRole('button', { name: /^Delete/ })).toHaveLength(1),
    )
    await choose('{"a":1}')
    expect(await screen.findByText('We couldn’t read this file.')).toBeVisible()
    expect(within(part('history')).getAllByRole('button', { name: /^Delete/ })).toHaveLength(1)
  })
})

it('keeps the focus nearby when a control is removed', async () => {
  const { user } = await open()
  const enter = async (name: string | RegExp) => {
    ;(await screen.findByRole('button', { name })).focus()
    await user.keyboard('{Enter}')
  }
  const focused = () => document.activeElement?.closest('section, main, body')?.id
  await enter('Start timer')
  expect(await screen.findByRole('timer')).toBeVisible()
  await waitFor(() => expect(focused()).toBe('timer'))
  await enter('Discard')
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
  await waitFor(() => expect(focused()).toBe('timer'))

  await enter('New plan')
  await enter('Start today')
  expect(await readLink()).toBeVisible()
  await waitFor(() => expect(focused(), 'the button that opened the form is gone').toBe('main'))
  await enter(/^Delete the plan/)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Read' })).toBeNull())
  await waitFor(() => expect(focused()).toBe('main'))
})
