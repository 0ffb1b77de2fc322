import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

it('names the page of an error, without its query and fragment, as the report does', async () => {
  await renderPage(
    async () => {
      const { claimError } = await import('#shared/web/errors/error-claims.ts')
      claimError(new TypeError('broken'), { component: 'page', userAction: 'render', severity: 'critical' })
      const { default: ErrorLog } = await import('./error-log.tsx')
      return <ErrorLog onClose={() => undefined} />
    },
    { at: '/mosques?city=Konya#map', api: { 'POST /api/error-claims': { id: 'x', status: 'open' } } },
  )
  expect(await screen.findByText('/mosques')).toBeVisible()
  expect(screen.getByText(/about the page/)).toBeVisible()
  expect(sentRequests('POST /api/error-claims')).toMatchObject([{ body: { page: '/mosques' } }])
})
