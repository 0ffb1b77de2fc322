import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import ReaderPage from './reader-page.tsx'

it.each([
  ['/quran/reader/0', /114/, '/quran/reader/1'],
  ['/quran/reader/115', /114/, '/quran/reader/1'],
  ['/quran/reader/-1', /114/, '/quran/reader/1'],
  ['/quran/reader/1.5', /114/, '/quran/reader/1'],
  ['/quran/reader/abc', /114/, '/quran/reader/1'],
  ['/quran/reader/2/0', /286/, '/quran/reader/2'],
  ['/quran/reader/2/257-255', /A range runs from one verse to a later one/, '/quran/reader/2'],
  ['/quran/reader/2/280-290', /286/, '/quran/reader/2'],
  ['/quran/reader?page=605', /604/, '/quran/reader/1'],
  ['/quran/reader?juz=0', /30/, '/quran/reader/1'],
  ['/quran/reader?hizb=x', /60/, '/quran/reader/1'],
])('explains the mistake in %s and links to a valid address', async (at, reason, onward) => {
  await renderPage(<ReaderPage />, { at })
  expect(screen.getByRole('heading', { name: 'There’s no such verse or page' })).toBeVisible()
  expect(document.title).toBe('Page Not Found — Rafiq')
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.getByRole('main').querySelector('a')).toHaveAttribute('href', onward)
})

it('uses the digits of an Arabic page', async () => {
  await renderPage(<ReaderPage />, { at: '/quran/reader/115', language: 'ar' })
  expect(screen.getByText(/١١٤/)).toBeVisible()
})
