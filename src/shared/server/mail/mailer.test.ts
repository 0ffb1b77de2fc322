import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mailServer } from '../testing/mail-server.ts'
import { openMailer } from './mailer.ts'

const letter = { to: 'amina@mail.example', subject: 'سلام', text: 'Peace', html: '<p>Peace</p>' }
const MAIL_FROM = 'Rafiq <rafiq@mail.example>'

function post(SMTP_URL: string | undefined, pausesMs: readonly number[] = [], timeoutMs = 10_000) {
  const lines: string[] = []
  const log = { error: (...words: unknown[]) => void lines.push(JSON.stringify(words)) }
  const opened = openMailer({ SMTP_URL, MAIL_FROM }, log, { timeoutMs, pausesMs })
  onTestFinished(opened.close)
  return { ...opened, lines }
}

/** What a mail server answers with a code. */
const answered = (responseCode: number): Error => Object.assign(new Error('no'), { responseCode })

async function server(options: Parameters<typeof mailServer>[0] = {}) {
  const opened = await mailServer(options)
  onTestFinished(opened.close)
  return opened
}

describe('an email', () => {
  it('arrives as text and as HTML', async () => {
    const { url, next } = await server()
    const { send, lines } = post(url)
    await send(letter)
    const { to, text } = await next()
    expect(to).toBe('amina@mail.example')
    expect(text).toMatch(/From: Rafiq <rafiq@mail\.example>/)
    expect(text).toContain('Subject: سلام')
    expect(text).toContain('text/plain')
    expect(text).toContain('<p>Peace</p>')
    expect(lines).toEqual([])
  })

  it('goes to a single address, whatever characters it has', async () => {
    const { url, next } = await server()
    await post(url).send({ ...letter, to: 'a@mail.example,b@mail.example' })
    await post(url).send(letter)
    expect((await next()).to).not.toBe('a@mail.example,b@mail.example')
  })

  it('is sent again to a busy server, but not to one that refuses it', async () => {
    let asked = 0
    const busy = await server({
      onMailFrom: (_, __, done) => {
        asked += 1
        done(asked < 3 ? Object.assign(new Error('busy'), { responseCode: 451 }) : null)
      },
    })
    await post(busy.url, [1, 1]).send(letter)
    expect((await busy.next()).to).toBe('amina@mail.example')
    let refused = 0
    const refusing = await server({
      onRcptTo: (_, __, done) => {
        refused += 1
        done(Object.assign(new Error('no <amina@mail.example>'), { responseCode: 550 }))
      },
    })
    const { send, lines } = post(refusing.url, [1, 1])
    await send(letter)
    expect(refused).toBe(1)
    expect(lines.join()).toContain('550')
    expect(lines.join()).not.toContain('amina')
  })

  it('is dropped and logged without its address if the server is silent or missing', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void silent.close())
    const { port } = silent.address() as { port: number }
    for (const url of [`smtp://127.0.0.1:${port}`, 'smtp://127.0.0.1:9']) {
      const { send, lines } = post(url, [1], 300)
      await send(letter)
      expect(lines).toHaveLength(1)
      expect(lines.join()).not.toContain('amina')
    }
  })

  it('is not sent if no server is set', async () => {
    const { isOn, send } = post(undefined)
    expect(isOn).toBe(false)
    await send(letter)
  })
})

describe('an email that must never be sent twice', () => {
  it.each([
    ['sent', null],
    ['later', answered(451)],
    ['refused', answered(550)],
  ])('is tried once and counts as %s', async (delivery, answer) => {
    let asked = 0
    const { url } = await server({
      onRcptTo: (_, __, done) => {
        asked += 1
        done(answer)
      },
    })
    expect(await post(url, [1, 1]).sendOnce(letter)).toBe(delivery)
    expect(asked).toBe(1)
  })

  it('waits when the server refuses the sender, which says nothing about the address', async () => {
    const { url } = await server({ onMailFrom: (_, __, done) => done(answered(550)) })
    expect(await post(url).sendOnce(letter)).toBe('later')
  })

  it('may have been taken when the connection breaks', async () => {
    const broken = createServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void broken.close())
    const { port } = broken.address() as { port: number }
    expect(await post(`smtp://127.0.0.1:${port}`).sendOnce(letter)).toBe('unknown')
  })
})

it('says whether the mail server answers', async () => {
  expect(await post((await server()).url).isReachable()).toBe(true)
  expect(await post('smtp://127.0.0.1:9').isReachable()).toBe(false)
  expect(await post(undefined).isReachable()).toBe(false)
})
