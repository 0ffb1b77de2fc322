import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noServer } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const page = async () => {
  const { default: PrayerLogPage } = await import('./prayer-log-page.tsx')
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  return (
    <>
      <PrayerLogPage />
      <LazyToastArea />
    </>
  )
}

/** Opens the log in London on a day in November, between Asr and Maghrib. */
async function open(options: Parameters<typeof renderPage>[1] = {}) {
  const opened = await renderPage(page, {
    at: '/prayer-log',
    api: noServer,
    now: '2026-11-21T14:30:00Z',
    ...options,
  })
  const press = async (name: string | RegExp) =>
    opened.user.click(await screen.findByRole('button', { name }))
  await screen.findAllByRole('group')
  return { ...opened, press }
}

const part = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.createElement('div')
const shows = (id: string, text: string | RegExp) => waitFor(() => expect(part(id)).toHaveTextContent(text))
const rowOf = (prayer: string) =>
  within(part('day'))
    .getAllByRole('listitem')
    .find((item) => item.textContent?.startsWith(prayer))
const heading = (name: RegExp) => screen.findByRole('heading', { name })
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('marks and corrects current and past prayers, and shows them at the next visit', async () => {
  const { press, unmount } = await open()
  expect(await heading(/21 November/)).toBeVisible()
  expect(screen.getByText('11 Jumada al-Akhira 1448')).toBeVisible()
  await waitFor(() => expect(rowOf('Asr')).toHaveTextContent('It’s time now'))
  expect(screen.queryByRole('group', { name: 'Maghrib' }), 'its time has not come').toBeNull()
  await press('Fajr: In congregation')
  await press('Dhuhr: Late')
  await press('Dhuhr: On time')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Dhuhr: On time' })).toHaveAttribute('aria-pressed', 'true'),
  )
  expect(screen.getByRole('button', { name: 'Dhuhr: Late' })).toHaveAttribute('aria-pressed', 'false')
  await press('Asr: Missed')
  await shows('owed', '1 prayer')
  await press('Asr: Missed')
  await shows('owed', 'no recorded prayers to make up')
  await shows('summary', '2 prayers recorded. 2 on time.')
  unmount()
  await open()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Fajr: In congregation' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  )
  await shows('summary', '2 prayers recorded. 2 on time.')
})

it('marks a past day at once, undoes that, and marks a prayer as made up later', async () => {
  const { press } = await open()
  await press('Previous day')
  await waitFor(() => expect(location.search).toBe('?date=2026-11-20'))
  await press('Mark the rest as prayed on time')
  expect(await screen.findByText('Marked as prayed on time.')).toBeVisible()
  expect(await screen.findByRole('button', { name: /20 November: 5 of 5/ })).toBeVisible()
  await press('Undo')
  expect(await screen.findByRole('button', { name: /20 November: none of 5/ })).toBeVisible()
  await press('Isha: Missed')
  await shows('owed', 'One with each prayer: finished by 21 November (1 day).')
  await press('Isha: Made up')
  await shows('owed', 'no recorded prayers to make up')
  await press(/^Tuesday,? 17 November/)
  expect(await heading(/17 November/)).toBeVisible()
  await press('Back to today')
  await waitFor(() => expect(location.search).toBe(''))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Next day' })).toHaveAttribute('aria-disabled', 'true'),
  )
})

it('moves the summary to earlier weeks and months, but not beyond today', async () => {
  const { user, press, unmount } = await open({ at: '/prayer-log?date=2026-11-10' })
  await press('Mark the rest as prayed on time')
  await shows('summary', '5 prayers recorded.')
  unmount()
  await open()
  await shows('summary', /16\s?–\s?22 November/)
  await shows('summary', 'Nothing recorded yet.')
  expect(screen.getByRole('button', { name: 'Summary of the next week' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await press('Summary of the previous week')
  await shows('summary', /9\s?–\s?15 November/)
  await shows('summary', '5 prayers recorded. 5 on time.')
  expect(await heading(/21 November/)).toBeVisible()
  await press('Summary of the next week')
  await shows('summary', /16\s?–\s?22 November/)
  await user.click(within(part('summary')).getByText('Month'))
  await shows('summary', /1\s?–\s?30 November/)
  await press('Summary of the previous month')
  await shows('summary', /1\s?–\s?31 October/)
  await shows('summary', 'Nothing recorded yet.')
})

it('estimates and plans the prayers of earlier years, which are then made up', async () => {
  const { user, press, unmount } = await open()
  await press('Missed prayers from earlier years')
  await screen.findByRole('dialog')
  type('Years', '1')
  expect(screen.getByLabelText('Isha')).toHaveValue(366)
  type('Days to leave out each month', '6')
  expect(screen.getByLabelText('Isha')).toHaveValue(294)
  type('Isha', '300')
  await user.click(screen.getByText('2 with each prayer'))
  await press('Save')
  await shows('owed', '1,476 prayers')
  await shows('owed', '2 with each prayer: finished by 19 April 2027 (150 days).')
  await press('I made up one of each')
  await shows('owed', '1,471 prayers')
  await press('Undo')
  await shows('owed', '1,476 prayers')
  await press('I made up one Isha')
  await press('I made up one Isha')
  await shows('owed', '2 made up today')
  await press('Undo one Isha made up today')
  await shows('owed', '1,475 prayers')
  unmount()
  await open()
  await shows('owed', '1,475 prayers')
})

it('requires no prayers during menstruation, which does not end a streak', async () => {
  const { user, press, unmount } = await open()
  for (const day of ['20', '19']) {
    await press('Previous day')
    await heading(new RegExp(`${day} November`))
    await press('Mark the rest as prayed on time')
    await screen.findByRole('button', { name: new RegExp(`${day} November: 5 of 5`) })
  }
  expect(await screen.findByText(/^2-day streak: all five prayers\./)).toBeVisible()
  await press('Previous day')
  await heading(/18 November/)
  await press('Asr: Missed')
  await shows('owed', '1 prayer')
  await press('Add rest days')
  await screen.findByRole('dialog')
  await user.selectOptions(screen.getByLabelText('Reason'), 'Menstruation or childbirth')
  type('From', '2026-11-16')
  type(/^Until/, '2026-11-18')
  await press('Save')
  await shows('owed', 'no recorded prayers to make up')
  expect(await screen.findByText('A rest day: no prayers are required.')).toBeVisible()
  unmount()
  const again = await open({ at: '/prayer-log?date=2026-11-15' })
  await again.press('Mark the rest as prayed on time')
  expect(await screen.findByText(/^3-day streak: all five prayers\./)).toBeVisible()
})

it('marks fasts, counts those to make up, and subtracts one that was made up', async () => {
  const { user, press } = await open()
  await shows('fasts', 'You have no fasts to make up')
  const fasts = within(part('fasts'))
  await user.click(fasts.getByText('Ramadan 1447, day by day'))
  const day = await fasts.findByRole('button', { name: /^3 Ramadan/ })
  await user.click(day)
  await waitFor(() => expect(day).toHaveAccessibleName('3 Ramadan, 20 February: fasted'))
  await user.click(day)
  await waitFor(() => expect(day).toHaveAccessibleName('3 Ramadan, 20 February: missed'))
  await shows('fasts', '1 fast to make up')
  await press('I made up a fast today')
  await shows('fasts', 'You have no fasts to make up')
  await press('Undo')
  await shows('fasts', '1 fast to make up')
})

it('marks a prayer and another day with the keyboard, and the focus stays near', async () => {
  const { user } = await open()
  screen.getByRole('button', { name: 'Previous day' }).focus()
  await user.keyboard('{Enter}')
  expect(await heading(/20 November/)).toBeVisible()
  const fajr = await screen.findByRole('button', { name: 'Fajr: On time' })
  for (let step = 0; step < 4 && document.activeElement !== fajr; step++) await user.tab()
  expect(fajr).toHaveFocus()
  await user.keyboard(' ')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Fajr: On time' })).toHaveAttribute('aria-pressed', 'true'),
  )
  screen.getByRole('button', { name: 'Mark the rest as prayed on time' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: /20 November: 5 of 5/ })).toBeVisible()
  await waitFor(() => expect(document.activeElement?.closest('section, main, body')?.id).toBe('day'))
})

it('shows yesterday’s Isha after midnight', async () => {
  await open({ now: '2026-11-22T00:40:00Z' })
  expect(await heading(/21 November/)).toBeVisible()
  await waitFor(() => expect(rowOf('Isha')).toHaveTextContent('It’s time now'))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Next day' })).toHaveAttribute('aria-disabled', 'true'),
  )
})

it('works in Arabic', async () => {
  const { press } = await open({ language: 'ar' })
  expect(await screen.findByRole('heading', { name: 'سجل الصلاة', level: 1 })).toBeVisible()
  await press('الفجر: في جماعة')
  await press('الظهر: فاتت')
  await shows('owed', 'صلاة واحدة')
  await press('قضيت واحدة: الظهر')
  await shows('owed', 'لا صلاة تنتظر القضاء')
  await shows('owed', 'قُضيت واحدة اليوم')
})
