import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const open = () =>
  renderPage(
    async () => {
      const { default: CircleEditorPage } = await import('./circle-editor-page.tsx')
      return <CircleEditorPage />
    },
    { at: '/community/circle', signedIn: zaynab },
  )

it('keeps a new circle until it is saved', async () => {
  const first = await open()
  await first.user.type(await screen.findByLabelText('Title'), 'A circle of a test')
  await first.user.type(screen.getByLabelText(/^Description/), 'Reading together, invented for a test.')
  first.unmount()
  const second = await open()
  expect(await screen.findByLabelText('Title')).toHaveValue('A circle of a test')
  await second.user.type(screen.getByLabelText(/^Place/), 'Sample hall')
  answerWith({ 'POST /api/circles': { id: 'c1' } })
  await second.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sentRequests('POST /api/circles')).toHaveLength(1)
  second.unmount()
  await open()
  expect(await screen.findByLabelText('Title')).toHaveValue('')
})
