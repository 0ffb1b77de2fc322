import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { RafiqServer } from '../services.ts'
import { answerInCohorts } from './answer-in-cohorts.ts'

/** A server that notes what it does; `/later` is answered after everything that is answered at once. */
function notingServer() {
  const notes: string[] = []
  const app: RafiqServer = Fastify()
  answerInCohorts(app)
  app.addHook('onSend', (request, _reply, payload, done) => {
    notes.push(`sends ${request.url}`)
    done(null, payload)
  })
  app.get('/:name', ({ url }, reply) => {
    notes.push(`works on ${url}`)
    reply.send(url)
  })
  app.get('/wrong', () => {
    notes.push('works on /wrong')
    throw new Error('Not today.')
  })
  app.get('/later', async () => {
    notes.push('works on /later')
    await new Promise((resolve) => setTimeout(resolve, 20))
    return 'late'
  })
  return { app, notes }
}

test('what came together is worked on together, and then answered', async () => {
  const { app, notes } = notingServer()
  const answers = await Promise.all(['/a', '/b', '/c'].map((url) => app.inject({ url })))
  expect(answers.map(({ body }) => body)).toEqual(['/a', '/b', '/c'])
  const steps = ['works on /a', 'works on /b', 'works on /c', 'sends /a', 'sends /b', 'sends /c']
  expect(notes).toEqual(steps)
})

test('the first of many are answered before the last are worked on', async () => {
  const { app, notes } = notingServer()
  const urls = Array.from({ length: 40 }, (_, index) => `/${index}`)
  await Promise.all(urls.map((url) => app.inject({ url })))
  expect(notes.indexOf('sends /0')).toBe(16)
  expect(notes.indexOf('sends /15')).toBeLessThan(notes.indexOf('works on /16'))
  expect(notes.filter((note) => note.startsWith('sends'))).toEqual(urls.map((url) => `sends ${url}`))
})

test('an answer that cannot be sent is an error, and the others are sent', async () => {
  const app: RafiqServer = Fastify()
  answerInCohorts(app)
  app.get('/good', () => 'good')
  app.get('/unsendable', (_request, reply) => {
    reply.header('x-name', 'رفيق').send('never')
  })
  const answers = await Promise.all(['/good', '/unsendable', '/good'].map((url) => app.inject({ url })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 500, 200])
})

test('nobody waits for an answer that takes its time, or that fails', async () => {
  const { app, notes } = notingServer()
  const [late, wrong, good] = await Promise.all(
    ['/later', '/wrong', '/good'].map((url) => app.inject({ url })),
  )
  expect([late?.statusCode, wrong?.statusCode, good?.statusCode]).toEqual([200, 500, 200])
  expect(notes.slice(3)).toEqual(['sends /wrong', 'sends /good', 'sends /later'])
})
