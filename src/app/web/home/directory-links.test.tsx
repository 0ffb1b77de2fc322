import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import DirectoryLinks from './directory-links.tsx'

const { existing } = vi.hoisted(() => ({ existing: new Set<string>() }))
vi.mock('#shared/core/pages.ts', () => ({
  pageAt: (path: string) => (existing.has(path) ? { path, name: 'mosques', menu: 'menu' } : undefined),
}))

it('show nothing while no directory exists', async () => {
  existing.clear()
  const { container } = await renderPage(<DirectoryLinks />)
  expect(container).toBeEmptyDOMElement()
})

it('link to each directory once its page exists', async () => {
  existing.add('/courses')
  await renderPage(<DirectoryLinks />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/courses')
})
