import ar from '#locales/ar/emails.json' with { type: 'json' }
import en from '#locales/en/emails.json' with { type: 'json' }
import { composeEmail } from '#shared/server/mail/compose-email.ts'
import type { Email } from '#shared/server/mail/mailer.ts'
import { unsubscribe } from '../core/newsletter.contract.ts'
import type { Subscriber } from './newsletter.repository.ts'

const texts: Readonly<Partial<Record<string, typeof en>>> = { en, ar }

/** The email that asks to confirm a subscription. `base` is the public URL. */
export function confirmationEmail(
  { email, token, ...subscriber }: Pick<Subscriber, 'email' | 'language' | 'token'>,
  base: string,
): Email {
  const language = texts[subscriber.language] ? subscriber.language : 'en'
  const messages = texts[language] ?? en
  const { subject, body, action } = messages.newsletter
  const link = (path: string) => {
    const url = new URL(path, base)
    url.searchParams.set('token', token)
    return url.href
  }
  return {
    ...composeEmail({
      to: email,
      language,
      subject,
      before: [messages.greetingUnnamed, body],
      link: { url: link('/newsletter'), text: action },
      after: [messages.ignore, messages.closing],
    }),
    // RFC 8058: mail programs show a button that ends the subscription with one request.
    headers: {
      'List-Unsubscribe': `<${link(unsubscribe.path)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
