import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noServer } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const DAY_MS = 86_400_000
/** A Monday in London, between Asr and Maghrib. */
const START = Date.parse('2026-11-16T14:30:00Z')

const page = async () => {
  const { default: GoalsPage } = await import('./goals-page.tsx')
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  return (
    <>
      <GoalsPage />
      <LazyToastArea />
    </>
  )
}

/** Opens the page some days after the start date. */
async function open(days = 0, options: Parameters<typeof renderPage>[1] = {}) {
  const opened = await renderPage(page, {
    at: '/goals',
    api: noServer,
    now: new Date(START + days * DAY_MS).toISOString(),
    ...options,
  })
  await screen.findByRole('heading', { level: 1 })
  const press = async (name: string | RegExp) =>
    opened.user.click(await screen.findByRole('button', { name }))
  const begin = async (template: string) => {
    await press(new RegExp(`^${template}`))
    await press('Add goal')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  return { ...opened, press, begin }
}

const part = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.createElement('div')
const goal = (name: string) => screen.findByRole('article', { name })
const shows = async (name: string, text: string | RegExp) => {
  const article = await goal(name)
  await waitFor(() => expect(article).toHaveTextContent(text))
}
const progress = async (name: string, attribute: string, value: string) => {
  const bar = within(await goal(name)).getByRole('progressbar')
  await waitFor(() => expect(bar).toHaveAttribute(attribute, value))
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('starts a goal from a template, adds to it, undoes that, and saves it', async () => {
  const { press, begin, unmount } = await open()
  expect(document.title).toMatch(/^Goals & Achievements/)
  expect(screen.getByText('Monday 16 November · 6 Jumada al-Akhira 1448')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Start small and stay consistent' })).toBeVisible()
  await begin('1 page a day')
  await shows('1 page a day', '0 of 1 page')
  expect(part('left')).toHaveTextContent('1 page')
  await press('1 page a day: add 5')
  await progress('1 page a day', 'aria-valuetext', '5 of 1 page')
  await press('Undo')
  await progress('1 page a day', 'aria-valuetext', '0 of 1 page')
  await press('1 page a day: add 1')
  await waitFor(() => expect(part('left')).toHaveTextContent('All done.'))
  expect(part('achievements')).toHaveTextContent('First step')
  unmount()
  await open()
  await progress('1 page a day', 'aria-valuenow', '100')
})

it('counts a streak, which rest days do not break, and corrects an earlier day', async () => {
  const name = '10 minutes a day'
  const first = await open()
  await first.begin(name)
  await first.press(`${name}: add 15`)
  await progress(name, 'aria-valuetext', '15 of 10 minutes')
  first.unmount()
  const second = await open(1)
  await second.press(`${name}: add 15`)
  await shows(name, '2-day streak.')
  second.unmount()

  const { user, press } = await open(5)
  await shows(name, 'Longest streak so far: 2 days.')
  await press('Add rest days')
  await screen.findByRole('dialog')
  await user.selectOptions(screen.getByLabelText('Reason'), 'Illness')
  type('From', '2026-11-18')
  type(/^Until/, '2026-11-20')
  await press('Save')
  await shows(name, '2-day streak.')
  await press(`${name}: other amount`)
  await screen.findByRole('dialog')
  type('Day', '2026-11-17')
  await waitFor(() => expect(screen.getByLabelText('Amount added manually')).toHaveValue(15))
  type('Amount added manually', '3')
  await press('Save')
  await waitFor(async () => expect(await goal(name)).not.toHaveTextContent('-day streak'))
  await press('Undo')
  await shows(name, '2-day streak.')
  expect(await screen.findByRole('img', { name: /Active on 2 days/ })).toBeVisible()
  await user.click(within(part('year')).getByText('View as a table'))
  expect(await screen.findByRole('row', { name: /November 2026/ })).toHaveTextContent('22')
})

it('creates a goal with a date, and edits, moves, archives and restores it', async () => {
  const { user, press, begin, unmount } = await open()
  const name = 'Surah <b>Yasin</b> by heart'
  await press('New goal')
  await screen.findByRole('dialog')
  await user.selectOptions(screen.getByLabelText('What’s your goal?'), 'Custom goal')
  type('Goal name', name)
  type('How much?', '83')
  type(/^Unit/, 'verses')
  await user.click(screen.getByText('By a certain date'))
  type('By', '2026-12-16')
  await press('Add goal')
  await shows(name, '83 verses by 16 December')
  await shows(name, '31 days left: about 2.7 verses a day')
  await user.click(screen.getByText('Suggested goals'))
  await begin('1 act of charity a week')
  await press('Reorder')
  await press('Move up: 1 act of charity a week')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveTextContent('1 act of charity a week'))
  await press(`Edit: ${name}`)
  await screen.findByRole('dialog')
  type('How much?', '62')
  await press('Save')
  await shows(name, '31 days left: about 2 verses a day')
  await press(`Edit: ${name}`)
  await press('Archive this goal')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  unmount()
  const again = await open()
  await again.press('Reorder')
  await again.press(`Restore: ${name}`)
  expect(await goal(name)).toBeVisible()
})

it('shows the day on which a goal was reached, not when that was first seen', async () => {
  const name = '1 act of charity a week'
  const { begin, unmount } = await open()
  await begin(name)
  unmount()
  const later = await open(4)
  await later.press(`${name}: other amount`)
  await screen.findByRole('dialog')
  type('Day', '2026-11-18')
  type('Amount added manually', '1')
  await later.press('Save')
  await shows(name, 'Reached on 18 November')
  await waitFor(() => expect(part('achievements')).toHaveTextContent(/First step.*Earned on 18 November\./))
})

it('creates and updates a goal with the keyboard alone', async () => {
  const { user } = await open()
  const begin = await screen.findByRole('button', { name: /^1 act of charity a week/ })
  begin.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByLabelText('What’s your goal?')).toHaveFocus())
  screen.getByRole('button', { name: 'Add goal' }).focus()
  await user.keyboard('{Enter}')
  const add = await screen.findByRole('button', { name: '1 act of charity a week: add 1' })
  add.focus()
  await user.keyboard(' ')
  await progress('1 act of charity a week', 'aria-valuenow', '100')
  expect(add).toHaveFocus()
})

it('works in Arabic', async () => {
  const { press } = await open(0, { language: 'ar' })
  await press(/^صفحة واحدة في اليوم/)
  await press('إضافة هدف')
  await press('صفحة واحدة في اليوم: إضافة ١')
  await progress('صفحة واحدة في اليوم', 'aria-valuetext', 'أُنجز ١، والهدف صفحة واحدة')
  await waitFor(() => expect(part('achievements')).toHaveTextContent('الخطوة الأولى'))
})
