import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const DELETION = 'POST /api/account/deletion'

const item = async () => {
  const { DeleteItem } = await import('./delete-item.tsx')
  return <DeleteItem onDeleted={() => {}} user={zaynab} />
}

describe('deleting an account', () => {
  it.each([
    ['removes posts unless the person chooses otherwise', undefined, 'remove'],
    ['leaves posts without a name if the person chooses so', 'Leave them without my name', 'keep'],
  ])('%s', async (_, choice, posts) => {
    const { user } = await renderPage(item, {
      signedIn: zaynab,
      api: { [DELETION]: refusal(409, 'last_administrator') },
    })
    await user.click(screen.getByRole('button', { name: 'Delete account…' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('radio', { name: 'Delete them too' })).toBeChecked()
    if (choice) await user.click(dialog.getByRole('radio', { name: choice }))
    await user.type(dialog.getByLabelText('Enter your email to confirm'), zaynab.email)
    await user.type(dialog.getByLabelText('Password'), 'seven quiet lanterns')
    await user.click(dialog.getByRole('button', { name: 'Delete account' }))
    await expect
      .poll(() => sentRequests(DELETION).at(-1)?.body)
      .toEqual({ password: 'seven quiet lanterns', posts })
  })
})
