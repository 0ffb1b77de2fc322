import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const hours = (text: string) => async () => {
  const { OpeningHours } = await import('./opening-hours.tsx')
  return <OpeningHours text={text} />
}
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

it('are a table of weekdays', async () => {
  await renderPage(hours('Mo-Fr 09:00-12:30,14:00-24:00; Sa 00:00-24:00; Su off'))
  const monday = screen.getByRole('row', { name: /Monday/ })
  expect(within(monday).getByRole('cell').textContent).toBe('09:00 – 12:3014:00 – 00:00')
  expect(rows()[6]).toBe('SundayClosed')
  expect(rows()[5]).toBe('SaturdayOpen all day')
})

it('are shown as they were written if they are about more than weekdays', async () => {
  await renderPage(hours('Mo-Fr 09:00-17:00; PH off'))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('PH off')).toBeVisible()
})
