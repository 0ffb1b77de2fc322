import en from '#locales/en/emails.json' with { type: 'json' }
import { interfaceLanguage, languageOf, languages } from '#shared/core/languages.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { composeEmail } from '#shared/server/mail/compose-email.ts'
import type { Email } from '#shared/server/mail/mailer.ts'
import type { AccountServices } from './account-services.ts'
import type { Account } from './accounts.repository.ts'

const textsIn = interfaceTexts('emails', en)

/** The reason for an email. */
export type EmailOccasion =
  | { readonly about: 'confirm' | 'known' | 'reset'; readonly link: string }
  | { readonly about: 'emailChanged' | 'passwordChanged' }

type Recipient = Pick<Account, 'email' | 'ownsEmail' | 'firstName' | 'username' | 'language'>

/** The language of the person’s page when we support it, else the language saved with the account. */
export const detectEmailLanguage = (account: Pick<Account, 'language'>, pageLanguage = ''): string =>
  languageOf(pageLanguage)?.code ?? account.language

/**
 * An email to `person` at `to` in the person’s language, as plain text and HTML. `email` is the address that
 * the text mentions. The name is used only for a confirmed address: otherwise anyone could send their own
 * words to strangers by registering with a crafted name.
 */
export function accountEmail(
  person: Recipient,
  occasion: EmailOccasion,
  to = person.email,
  email = person.email,
): Email {
  const language = interfaceLanguage(languageOf(person.language) ?? languages[0]).code
  const messages = textsIn(language)
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) =>
      key === 'email' ? email : key === 'name' ? person.firstName || person.username : '',
    )
  const about = messages[occasion.about]
  const mayUseName = person.ownsEmail && to === person.email
  return composeEmail({
    to,
    language,
    subject: fill(about.subject),
    before: [mayUseName ? messages.greeting : messages.greetingUnnamed, about.body].map(fill),
    link: 'link' in occasion && 'action' in about ? { url: occasion.link, text: about.action } : undefined,
    after: ['notYou' in about ? about.notYou : messages.ignore, messages.closing].map(fill),
  })
}

/** Sends an email about the account after the reply, if its address is confirmed. */
export function notifyOwner(
  { afterReply, mailer }: Pick<AccountServices, 'afterReply' | 'mailer'>,
  account: Account,
  email: Email,
  reply: Parameters<AccountServices['afterReply']>[0],
): void {
  if (account.ownsEmail) afterReply(reply, () => mailer.send(email))
}
