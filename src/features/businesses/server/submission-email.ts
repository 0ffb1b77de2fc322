import en from '#locales/en/emails.json' with { type: 'json' }
import { interfaceLanguage, languageOf, languages } from '#shared/core/languages.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { composeEmail } from '#shared/server/mail/compose-email.ts'
import type { Email } from '#shared/server/mail/mailer.ts'
import type { Submission } from './submissions.repository.ts'

const textsIn = interfaceTexts('emails', en)

/** The email that tells the submitter of the decision, in their language. `base` is the public URL. */
export function decisionEmail(
  { id, business, status, note, slug, language: code }: Submission,
  to: string,
  base: string,
): Email {
  const language = interfaceLanguage(languageOf(code) ?? languages[0]).code
  const messages = textsIn(language)
  const { accepted, declined } = messages.businessSubmission
  const isAccepted = status === 'accepted'
  const texts = isAccepted ? accepted : declined
  // One line and in isolation, so that a name can’t add to the subject or turn its direction.
  const name = `\u2068${business.name.replaceAll(/\s+/g, ' ')}\u2069`
  const named = (text: string) => text.replace('{{name}}', () => name)
  const path = isAccepted && slug ? `/islamic-business/${slug}` : `/submit-business?submission=${id}`
  return composeEmail({
    to,
    language,
    subject: named(texts.subject),
    before: [messages.greetingUnnamed, named(texts.body), ...(note ? [note] : [])],
    link: { url: new URL(path, base).href, text: texts.action },
    after: [messages.closing],
  })
}
