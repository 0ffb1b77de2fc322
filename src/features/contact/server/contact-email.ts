import type { Email } from '#shared/server/mail/mailer.ts'

interface SentMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** The email that tells the operator of a message. A reply to it goes to the person. */
export function contactEmail({ name, email, subject, message }: SentMessage, to: string): Email {
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
  return {
    to,
    replyTo: email,
    subject: `Rafiq: ${oneLine(subject)}`,
    text: `From: ${oneLine(name)} <${email}>\n\n${message}\n`,
  }
}
