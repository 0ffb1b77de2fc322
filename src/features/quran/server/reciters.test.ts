import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildApp } from '#app/server/build-app.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { reciters } from '../core/index.ts'
import { readReciters } from '../core/reciters.contract.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp({
    settings: {
      RECITATIONS_URL: 'https://mirror.example/r/',
      RECITATIONS_BY_NUMBER_URL: 'https://second.example:8443/audio',
    },
    build: (services) => buildApp(services),
  })
})
afterAll(() => test.close())

describe('GET /api/quran/reciters', () => {
  it('lists the reciters with the configured addresses', async () => {
    const answer = await test.app.inject({ url: '/api/quran/reciters' })
    expect(answer.statusCode).toBe(200)
    const list = z.array(readReciters.answer.element.strict()).parse(answer.json())
    expect(list.map(({ id }) => id)).toEqual(reciters.map(({ id }) => id))
    expect(list[0]).toMatchObject({
      name: 'Mishary Rashid Alafasy',
      sources: [
        { scheme: 'surah-verse', base: 'https://mirror.example/r/Alafasy_128kbps' },
        { scheme: 'verse-number', base: 'https://second.example:8443/audio/128/ar.alafasy' },
      ],
    })
  })
})

describe('the configured recitation hosts', () => {
  it('are used for the audio address of verses and of the daily verse', async () => {
    const verses = await test.app.inject({ url: '/api/verses?limit=1' })
    expect(verses.json()[0].audioUrl).toBe('https://mirror.example/r/Alafasy_128kbps/001001.mp3')
    const daily = await test.app.inject({ url: '/api/daily-verse' })
    expect(daily.json().audioUrl).toMatch(/^https:\/\/mirror\.example\/r\/Alafasy_128kbps\/\d{6}\.mp3$/)
  })

  it('are the only origins that the page policy allows', async () => {
    const page = await test.app.inject({ url: '/audio-recitations', headers: { accept: 'text/html' } })
    const policy = String(page.headers['content-security-policy'])
    const origins = 'https://mirror.example https://second.example:8443'
    expect(policy).toContain(`media-src 'self' blob: ${origins};`)
    expect(policy).toContain(`connect-src 'self' ${origins};`)
    expect(policy).not.toContain('everyayah')
  })
})
