import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { request } from '../api/request.ts'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/i18n.ts'
import { connectionLost, isConnected } from '../offline/connection.ts'
import { useOnline } from '../offline/use-online.ts'
import { refusal, resetApi, sentRequests, setConnected, unansweredRequests } from './fake-api.ts'
import { loadMessages, renderPage } from './render-page.tsx'
import { allowError, resetConsole, unexpectedErrors } from './unexpected-errors.ts'

function Answer() {
  const { data, error } = useQuery({ queryKey: ['a'], queryFn: () => request('/api/a', { query: { b: 1 } }) })
  return <p>{error ? error.message : data === undefined ? 'waiting' : String(data)}</p>
}

function Line() {
  return <p>{useOnline() ? 'online' : 'offline'}</p>
}

// Before any page listens for the connection.
describe('a connection that a test lost', () => {
  it('stays cut for the rest of the test', () => {
    connectionLost()
    expect(isConnected()).toBe(false)
  })

  it('is restored in the next test', () => {
    expect(isConnected()).toBe(true)
  })
})

it('answers requests, and records them', async () => {
  await renderPage(<Answer />, {
    api: { 'GET /api/a': ({ query }: { query: object }) => JSON.stringify(query) },
  })
  expect(await screen.findByText('{"b":"1"}')).toBeVisible()
  expect(sentRequests()).toEqual([{ call: 'GET /api/a', query: { b: '1' }, body: undefined }])
})

it('answers with an error code of the server', async () => {
  await renderPage(<Answer />, { api: { 'GET /api/*': refusal(404, 'not_found') } })
  expect(await screen.findByText(/^404: .*not_found/)).toBeVisible()
})

it('lists a request that the test did not expect', async () => {
  await renderPage(<Answer />)
  await screen.findByText('Network temporarily unavailable')
  expect(unansweredRequests()).toContain('GET /api/a')
  resetApi()
})

it('lists errors in the console that the test did not allow', () => {
  allowError(/second/)
  // biome-ignore lint/suspicious/noConsole: the errors that the test is about
  for (const text of ['first', 'second']) console.error(text)
  expect(unexpectedErrors()).toEqual(['first'])
  resetConsole()
})

it('takes the device offline and online again', async () => {
  await renderPage(<Line />)
  act(() => setConnected(false))
  expect(screen.getByText('offline')).toBeVisible()
  act(() => setConnected(true))
  expect(screen.getByText('online')).toBeVisible()
})

it('uses the language of each test', async () => {
  await loadMessages('ar')
  expect([t('shell:close'), formatNumber(12)]).toEqual(['إغلاق', '١٢'])
  await loadMessages('en')
  expect([t('shell:close'), formatNumber(12)]).toEqual(['Close', '12'])
})
