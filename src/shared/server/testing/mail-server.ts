import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A local mail server. */
export interface MailServer {
  /** Such as `smtp://127.0.0.1:2525`. */
  readonly url: string
  /** Waits for the next email that was not taken yet, and returns it decoded. */
  readonly next: () => Promise<{ readonly to: string; readonly text: string }>
  /** The number of received emails that were not taken yet. */
  readonly waiting: () => number
  readonly close: () => Promise<void>
}

export async function mailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const letters: { to: string; text: string }[] = []
  const takers: (() => void)[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        letters.push({ to, text: decoded(Buffer.concat(chunks).toString('utf8')) })
        takers.shift()?.()
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    async next() {
      if (letters.length === 0) await new Promise<void>((resolve) => takers.push(resolve))
      const letter = letters.shift()
      if (!letter) throw new Error('A letter was taken twice.')
      return letter
    },
    waiting: () => letters.length,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Headers and parts of an email, decoded so that they can be searched. */
function decoded(raw: string): string {
  return raw
    .replaceAll(/\?=\r\n =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, text: string) => Buffer.from(text, 'base64').toString('utf8'))
    .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/g, (_, text: string) => unquoted(text.replaceAll('_', ' ')))
    .replaceAll(
      /base64\r\n\r\n([A-Za-z0-9+/=\r\n]+)/g,
      (_, text: string) => `\r\n\r\n${Buffer.from(text, 'base64').toString('utf8')}`,
    )
    .replaceAll(
      /quoted-printable\r\n\r\n([\s\S]*?)(?=\r\n--|$)/g,
      (_, text: string) => `\r\n\r\n${unquoted(text)}`,
    )
}

const unquoted = (text: string) =>
  text
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )
