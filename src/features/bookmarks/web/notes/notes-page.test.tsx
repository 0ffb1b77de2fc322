import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'

it('closes an account’s note at sign-out, so that a guest doesn’t write at its address', async () => {
  await renderPage(
    async () => {
      const { default: NotesPage } = await import('./notes-page.tsx')
      return <NotesPage types={[]} />
    },
    {
      at: '/bookmarks/notes?note=n1',
      saved: { 'rafiq.account': '11111111-1111-4111-8111-111111111111' },
    },
  )
  expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible()
  expect(location.search).toBe('?note=n1')
  const { switchToGuest } = await import('#shared/web/user-data/user-records.ts')
  await act(() => switchToGuest())
  await expect.poll(() => location.search).toBe('')
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
})
