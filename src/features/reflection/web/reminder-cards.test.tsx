import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const cards = (first: 'morning' | 'evening') => async () => {
  const { default: ReminderCards } = await import('./reminder-cards.tsx')
  const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
  return (
    <>
      <ReminderCards first={first} />
      <ToastArea />
    </>
  )
}
const open = (first: 'morning' | 'evening' = 'morning', options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(cards(first), { now: '2026-11-23T09:00:00Z', ...options })

const cardTitles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const morning = () => within(screen.getByRole('region', { name: 'Morning reminders' }))
const titles = () =>
  morning()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const markFirst = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(morning().getAllByRole('button', { name: 'Mark as Read' })[0] as Element)

it.each([
  ['morning', ['Morning reminders', 'Evening reminders']],
  ['evening', ['Evening reminders', 'Morning reminders']],
] as const)('begin with those of the %s', async (first, order) => {
  await open(first)
  expect(cardTitles()).toEqual(order)
})

it('lead to the adhkar of their half of the day', async () => {
  await open()
  expect(morning().getByRole('link', { name: 'Say the morning adhkar' })).toHaveAttribute(
    'href',
    '/duas/morning',
  )
  expect(screen.getByRole('link', { name: 'Say the evening adhkar' })).toHaveAttribute(
    'href',
    '/duas/evening',
  )
})

it('show two reminders each, with message, badge, Arabic, transliteration, meaning and source', async () => {
  await open()
  expect(titles()).toEqual(['Morning dhikr', 'Guard your prayers'])
  expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'))).toHaveLength(4)
  expect(morning().getByText('Begin the day with the remembrance of Allah.')).toBeVisible()
  expect(morning().getAllByText('Daily')).toHaveLength(2)
  expect(morning().getByText('سُبْحَانَ اللَّهِ وَبِحَمْدِهِ')).toHaveAttribute('lang', 'ar')
  expect(morning().getByText('Subḥānallāhi wa-bi-ḥamdih')).toHaveAttribute('lang', 'ar-Latn')
  expect(morning().getByText(/Sahih Muslim 2692/)).toBeVisible()
  expect(morning().getByText(/Quran, Ibrahim 14:40/)).toBeVisible()
})

it('hide a reminder that is marked as read, show the next one and say so', async () => {
  const { user } = await open()
  await markFirst(user)
  expect(titles()).toEqual(['Guard your prayers', 'A moment of gratitude'])
  expect(await screen.findByText('“Morning dhikr” is marked as read')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Morning reminders' })).toHaveFocus()
})

it('take a mark back', async () => {
  const { user } = await open()
  await markFirst(user)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(titles()).toEqual(['Morning dhikr', 'Guard your prayers'])
})

it('say when all are read, in one card alone', async () => {
  const { user } = await open()
  for (let count = 0; count < 3; count++) await markFirst(user)
  expect(titles()).toEqual([])
  expect(morning().getByText('You’ve read them all. They come back tomorrow.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Evening reflection' })).toBeVisible()
})

it('are unread again when the page is opened again', async () => {
  const first = await open()
  await markFirst(first.user)
  first.unmount()
  await open()
  expect(titles()).toEqual(['Morning dhikr', 'Guard your prayers'])
  expect(localStorage).toHaveLength(0)
})

it('are unread again the next day', async () => {
  const { user } = await open()
  await markFirst(user)
  vi.setSystemTime('2026-11-24T09:00:00Z')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await morning().findByRole('heading', { name: 'Morning dhikr' })).toBeVisible()
})

it('close the other half of the day on a narrow screen until it is opened', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media === '(width < 56rem)',
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
  const { user } = await open('evening')
  expect(titles()).toEqual([])
  expect(screen.getByRole('heading', { name: 'Evening reflection' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show: Morning reminders' }))
  expect(titles()).toEqual(['Morning dhikr', 'Guard your prayers'])
  await user.click(screen.getByRole('button', { name: 'Hide: Morning reminders' }))
  expect(titles()).toEqual([])
  vi.restoreAllMocks()
})

it('need no transliteration and translation in Arabic', async () => {
  await open('morning', { language: 'ar' })
  const card = within(screen.getByRole('region', { name: 'تذكيرات الصباح' }))
  expect(card.getByText('سُبْحَانَ اللَّهِ وَبِحَمْدِهِ')).toBeVisible()
  expect(card.getByText(/صحيح مسلم ٢٦٩٢/)).toBeVisible()
  expect(screen.queryByText('Subḥānallāhi wa-bi-ḥamdih')).toBeNull()
  expect(document.body.textContent).not.toMatch(/[a-z]{3}/i)
})
