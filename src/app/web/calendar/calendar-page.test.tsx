import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Route } from 'wouter'
import { noServer } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const now = '2026-11-21T12:20:00Z'
const makkah = {
  name: 'Makkah',
  country: 'Saudi Arabia',
  countryCode: 'SA',
  latitude: 21.4225,
  longitude: 39.8262,
  timeZone: 'Asia/Riyadh',
  source: 'manual',
}

const calendar = async () => {
  const { default: CalendarPage } = await import('./calendar-page.tsx')
  return <Route component={CalendarPage} path="/hijri-calendar/:part?" />
}

async function openMonth(query = '', options: Parameters<typeof renderPage>[1] = {}) {
  const page = await renderPage(calendar, {
    at: `/hijri-calendar${query}`,
    api: noServer,
    now,
    saved: { 'rafiq.place': makkah },
    ...options,
  })
  await screen.findByRole('grid')
  return page
}

const monthShown = (name: string) => screen.findByRole('grid', { name })
const part = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body
const today = () => screen.getByRole('grid').querySelector('[aria-current=date]')

it('shows every day in both calendars with today, the moon and events', async () => {
  await openMonth()
  const grid = within(screen.getByRole('grid', { name: 'Jumada al-Akhira 1448' }))
  expect(grid.getAllByRole('button')).toHaveLength(29)
  expect(today()).toHaveAccessibleName('11 Jumada al-Akhira 1448, Saturday, 21 November 2026, Today')
  expect(grid.getByRole('button', { name: /24 November 2026.*Full moon, White Days/ })).toBeVisible()
  await waitFor(() => expect(part('coming')).toHaveTextContent(/Isra and Mi’raj.*in 45 days/))
  expect(within(part('major-events')).getAllByRole('listitem')).toHaveLength(4)
  expect(part('major-events')).toHaveTextContent('Sun 30 March')
})

it('lists the next major events besides those of 2025, with years in the titles', async () => {
  const { unmount } = await openMonth()
  expect(screen.getByRole('heading', { name: 'Islamic events of 2025' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Islamic events of 2027' })).toBeVisible()
  expect(within(part('next-events')).getAllByRole('listitem')).toHaveLength(4)
  expect(part('next-events')).toHaveTextContent(/Ramadan begins.*8 February.*1 Ramadan 1448/)
  unmount()
  await openMonth('', { now: '2026-05-27T12:20:00Z' })
  expect(screen.getByRole('heading', { name: 'Islamic events of 2026 and 2027' })).toBeVisible()
})

it('moves between days with the keyboard, across months', async () => {
  const { user } = await openMonth('?date=2026-02-18')
  screen.getByRole('button', { name: /^1 Ramadan 1447/ }).focus()
  const go = async (key: string, day: RegExp) => {
    await user.keyboard(key)
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(day))
  }
  await go('{ArrowRight}', /^2 Ramadan 1447/)
  await go('{ArrowUp}', /^24 Sha’ban 1447/)
  await go('{PageDown}', /^24 Ramadan 1447/)
  await go('{Shift>}{PageDown}{/Shift}', /^24 Ramadan 1448/)
  await go('{Shift>}{PageUp}{/Shift}', /^24 Ramadan 1447/)
  await go('{Home}', /Monday, 9 March 2026/)
  await go('{End}', /Sunday, 15 March 2026/)
  expect(screen.getByRole('heading', { level: 2, name: 'Ramadan 1447' })).toBeVisible()
  await waitFor(() => expect(location.search).toBe('?date=2026-03-15'))
  await user.tab()
  expect(document.activeElement?.closest('[role=grid]')).toBeNull()
})

it('opens other months and years and today, and explains how an event is dated', async () => {
  const { user } = await openMonth()
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await monthShown('Rajab 1448')
  await user.click(screen.getByRole('button', { name: /^27 Rajab 1448/ }))
  expect(part('chosen-day')).toHaveTextContent('The night before this date, from Maghrib.')
  await user.click(screen.getByRole('button', { name: 'Previous year' }))
  await monthShown('Rajab 1447')
  await user.click(screen.getByRole('button', { name: 'Go to today' }))
  await monthShown('Jumada al-Akhira 1448')
})

it('applies the user’s adjustment, now and at the next visit', async () => {
  const { user, unmount } = await openMonth()
  await user.selectOptions(screen.getByLabelText('Adjust the date (days)'), '-1')
  expect(part('chosen-day')).toHaveTextContent('10 Jumada al-Akhira 1448')
  expect(within(screen.getByRole('grid')).getAllByRole('button')).toHaveLength(29)
  unmount()
  await openMonth()
  expect(part('own-calendar')).toHaveTextContent('Today: 10 Jumada al-Akhira 1448')
  expect(within(part('coming')).getByRole('link', { name: /to my calendar/ })).toHaveAttribute(
    'href',
    expect.stringContaining('adjustment=-1'),
  )
})

it('copies a date as text', async () => {
  const { user } = await openMonth('?date=2025-03-30')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('1 Shawwal 1446 · Sunday, 30 March 2025')
})

it('starts the day at Maghrib if that is set', async () => {
  const { user } = await openMonth('', { now: '2026-11-21T16:00:00Z' })
  expect(today()).toHaveAccessibleName(/^11 Jumada al-Akhira/)
  await user.click(screen.getByLabelText('Start the day at Maghrib'))
  await waitFor(() => expect(today()).toHaveAccessibleName(/^12 Jumada al-Akhira/))
})

it('converts in both directions and into the grid, and explains invalid dates', async () => {
  const { user } = await openMonth()
  const hijri = within(screen.getByRole('group', { name: 'Hijri date' }))
  const fill = async (field: HTMLElement, text: string) => {
    await user.clear(field)
    await user.type(field, text)
  }
  await user.selectOptions(hijri.getByLabelText('Day'), '1')
  await user.selectOptions(hijri.getByLabelText('Month'), 'Ramadan')
  await fill(hijri.getByLabelText('Year'), '1447')
  expect(hijri.getByRole('status')).toHaveTextContent('Wednesday, 18 February 2026')
  await user.click(hijri.getByRole('button', { name: 'Show in the calendar' }))
  await monthShown('Ramadan 1447')

  await user.selectOptions(hijri.getByLabelText('Month'), 'Sha’ban')
  await user.selectOptions(hijri.getByLabelText('Day'), '30')
  expect(hijri.getByRole('status')).toHaveTextContent('Sha’ban 1447 has only 29 days.')
  await fill(hijri.getByLabelText('Year'), '1501')
  expect(hijri.getByRole('status')).toHaveTextContent('outside the calendar’s range')
  expect(hijri.getByLabelText('Year')).toBeInvalid()
  expect(part('convert')).toHaveTextContent('Available from 1356 to 1500')

  const civil = within(screen.getByRole('group', { name: 'Gregorian date' }))
  await user.selectOptions(civil.getByLabelText('Day'), '30')
  await user.selectOptions(civil.getByLabelText('Month'), 'March')
  await fill(civil.getByLabelText('Year'), '٢٠٢٥')
  expect(civil.getByRole('status')).toHaveTextContent('1 Shawwal 1446')
  await user.selectOptions(civil.getByLabelText('Month'), 'February')
  expect(civil.getByRole('status')).toHaveTextContent('This date doesn’t exist.')
})

it('shows the twelve months of a year and its events with their meaning', async () => {
  const { user } = await renderPage(calendar, { at: '/hijri-calendar/year?year=1446', api: noServer, now })
  expect(await screen.findByRole('heading', { name: 'Year 1446' })).toBeVisible()
  const events = within(part('events-of-year'))
  expect(events.getAllByRole('listitem')).toHaveLength(10)
  const adha = events.getAllByRole('listitem').find((item) => item.textContent?.includes('Eid al-Adha'))
  expect(adha).toHaveTextContent('Friday, 6 June 2025')
  expect(events.getByRole('link', { name: /to my calendar/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/api\/hijri-events\.ics\?/),
  )
  expect(part('events-of-year')).toHaveTextContent('One of the odd nights among the last ten of Ramadan')

  const year = screen.getByLabelText('Hijri year')
  await user.clear(year)
  await user.type(year, '1300{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('Available from 1356 to 1500.')
  await user.clear(year)
  await user.type(year, '1450{Enter}')
  expect(await screen.findByRole('heading', { name: 'Year 1450' })).toBeVisible()
  await user.click(screen.getAllByRole('link', { name: /^Ramadan/ }).at(-1) as HTMLElement)
  await monthShown('Ramadan 1450')
})

it('shows the next Ramadan by default', async () => {
  await renderPage(calendar, {
    at: '/hijri-calendar/ramadan',
    api: noServer,
    now,
    saved: { 'rafiq.place': makkah },
  })
  expect(await screen.findByRole('heading', { name: 'Ramadan 1448' })).toBeVisible()
})

it('has the end of Suhur and Iftar first, a calendar to subscribe to, and both times of Fajr if they differ', async () => {
  await renderPage(calendar, {
    at: '/hijri-calendar/ramadan?year=1447',
    api: noServer,
    now,
    saved: {
      'rafiq.place': {
        ...makkah,
        latitude: 59.3293,
        longitude: 18.0686,
        timeZone: 'Europe/Stockholm',
        countryCode: 'SE',
      },
      'rafiq.prayer': { highLatitudeRule: 'SeventhOfTheNight' },
    },
  })
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  expect(heads.slice(2, 4)).toEqual(['Suhur ends', 'Iftar'])
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    expect.stringContaining('&ramadan=1447'),
  )
  expect(screen.getAllByText(/^by angle 0[34]:\d\d$/)).toHaveLength(30)
  expect(screen.getByText(/stop eating at the earlier one/)).toBeVisible()
})

it('is right to left in Arabic, with its own digits and arrow keys', async () => {
  const { user } = await openMonth('', { language: 'ar' })
  await monthShown('جمادى الآخرة ١٤٤٨')
  const day = today() as HTMLElement
  expect(day).toHaveAccessibleName(/^١١ جمادى الآخرة ١٤٤٨/)
  day.focus()
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^١٢ جمادى الآخرة ١٤٤٨/))
})
