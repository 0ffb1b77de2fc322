import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayRetry } from './query-client.ts'
import { ApiError, addressOf, NetworkError, request } from './request.ts'

const answer = (body: string, init: ResponseInit = {}) =>
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, init)))

// A lost connection waits for the browser's event that it is back.
beforeEach(() => void vi.stubGlobal('addEventListener', () => undefined))
afterEach(() => vi.unstubAllGlobals())

describe('a request', () => {
  it('sends cookies, and JSON only if there is a body', async () => {
    answer('{"fine":true}')
    expect(await request('/api/a')).toEqual({ fine: true })
    expect(fetch).toHaveBeenLastCalledWith('/api/a', {
      method: 'GET',
      credentials: 'include',
      headers: {},
      signal: null,
    })
    answer('{}')
    await request('/api/a', { method: 'POST', body: { b: 1 } })
    expect(fetch).toHaveBeenLastCalledWith('/api/a', {
      method: 'POST',
      credentials: 'include',
      body: '{"b":1}',
      headers: { 'content-type': 'application/json' },
      signal: null,
    })
  })

  it('puts the given values into the query', () => {
    expect(addressOf('/api/cities', { q: 'são & co', limit: 5, none: undefined })).toBe(
      '/api/cities?q=s%C3%A3o+%26+co&limit=5',
    )
    expect(addressOf('/api/a')).toBe('/api/a')
  })

  it('fails with the status, a colon and the body', async () => {
    answer('{"error":{"code":"not_found","message":"Gone."}}', { status: 404, statusText: 'Not Found' })
    const error = await request('/api/a').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect((error as ApiError).message).toBe('404: {"error":{"code":"not_found","message":"Gone."}}')
    expect((error as ApiError).code).toBe('not_found')
  })

  it('fails with the status text if the body is empty, and tolerates a body that is not JSON', async () => {
    answer('', { status: 503, statusText: 'Service Unavailable' })
    await expect(request('/api/a')).rejects.toThrow('503: Service Unavailable')
    answer('<html>', { status: 502 })
    const error = await request('/api/a').catch((reason: ApiError) => reason)
    expect((error as ApiError).code).toBeUndefined()
  })

  it('reports every failed connection with the same error, and warns', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    const error = await request('/api/a', { query: { latitude: 1.5 } }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(NetworkError)
    expect((error as Error).message).toBe('Network temporarily unavailable')
    expect(warn).toHaveBeenCalledOnce()
    expect(String(warn.mock.calls)).not.toContain('1.5')
  })

  it.each([200, 500])('treats an answer of %s that breaks off as a failed connection', async (status) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    for (const reason of [new TypeError('network error'), new DOMException('slow', 'TimeoutError')]) {
      const body = new ReadableStream({
        start: (answer) => answer.enqueue(new TextEncoder().encode('{"things":[')),
        pull: (answer) => answer.error(reason),
      })
      vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, { status })))
      await expect(request('/api/a')).rejects.toBeInstanceOf(NetworkError)
    }
  })

  it('passes an abort on unchanged', async () => {
    const abort = new DOMException('aborted', 'AbortError')
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(abort))
    await expect(request('/api/a')).rejects.toBe(abort)
  })
})

describe('a second try', () => {
  it.each([
    ['500: {"error":{}}', true],
    ['404: Not Found', false],
    ['429: wait', false],
    ['Network temporarily unavailable', false],
  ])('after «%s»: %s', (message, again) => expect(mayRetry(new Error(message))).toBe(again))

  it('depends on the status of an answer, not on digits in its text', () => {
    const failed = (status: number) => new ApiError(status, '{"error":{"requestId":"4"}}', '')
    expect([500, 503, 404, 429].map((status) => mayRetry(failed(status)))).toEqual([true, true, false, false])
  })
})
