import en from '#locales/en/emails.json' with { type: 'json' }
import { interfaceLanguage, languageOf, languages } from '#shared/core/languages.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { composeEmail } from '#shared/server/mail/compose-email.ts'
import type { Email } from '#shared/server/mail/mailer.ts'
import type { Subscriber } from './newsletter.repository.ts'
import { newsletterLink, unsubscribeHeaders } from './newsletter-links.ts'

const textsIn = interfaceTexts('emails', en)

/** The email that asks to confirm a subscription. `base` is the public URL. */
export function confirmationEmail(
  { email, token, ...subscriber }: Pick<Subscriber, 'email' | 'language' | 'token'>,
  base: string,
): Email {
  const language = interfaceLanguage(languageOf(subscriber.language) ?? languages[0]).code
  const messages = textsIn(language)
  const { subject, body, action } = messages.newsletter
  return {
    ...composeEmail({
      to: email,
      language,
      subject,
      before: [messages.greetingUnnamed, body],
      link: { url: newsletterLink(token, base), text: action },
      after: [messages.ignore, messages.closing],
    }),
    headers: unsubscribeHeaders(token, base),
  }
}
