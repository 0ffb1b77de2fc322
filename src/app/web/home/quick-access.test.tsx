import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import { QuickAccess } from './quick-access.tsx'

it('links to the Quran, dhikr, prayer, the Qibla and duas', async () => {
  await renderPage(<QuickAccess />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Quran', '/quran'],
    ['Dhikr', '/dhikr'],
    ['Prayer', '/prayer'],
    ['Qibla', '/qibla'],
    ['Duas', '/duas'],
  ])
})
