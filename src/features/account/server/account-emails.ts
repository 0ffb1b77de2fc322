import ar from '#locales/ar/emails.json' with { type: 'json' }
import en from '#locales/en/emails.json' with { type: 'json' }
import { languageOf, languages } from '#shared/core/languages.ts'
import { escapeHtml } from '#shared/server/http/escape-html.ts'
import type { Email } from '#shared/server/mail/mailer.ts'
import type { Account } from './accounts.repository.ts'

type Texts = typeof en
const texts: Readonly<Partial<Record<string, Texts>>> = { en, ar }

/** What a letter is about. */
export type EmailOccasion =
  | { readonly about: 'confirm' | 'known' | 'reset'; readonly link: string }
  | { readonly about: 'emailChanged' | 'passwordChanged' }

type Person = Pick<Account, 'email' | 'ownsEmail' | 'firstName' | 'username' | 'language'>

/** The language that a person’s page speaks by now, where it says one that we know; else that of their account. */
export const detectEmailLanguage = (account: Pick<Account, 'language'>, spoken = ''): string =>
  languageOf(spoken)?.code ?? account.language

/**
 * A letter to `person` at `to`, in the person’s language, as plain text and as HTML with the same words. `email` is the
 * address that it speaks of. Only where the address is known to be the person’s does it call them by their name: else
 * anybody could have their own words sent to anybody, as a name.
 */
export function accountEmail(
  person: Person,
  occasion: EmailOccasion,
  to = person.email,
  email = person.email,
): Email {
  const words = texts[person.language] ?? en
  const language = languageOf(texts[person.language] ? person.language : 'en') ?? languages[0]
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) =>
      key === 'email' ? email : key === 'name' ? person.firstName || person.username : '',
    )
  const about = words[occasion.about]
  const known = person.ownsEmail && to === person.email
  const before = [known ? words.greeting : words.greetingUnnamed, about.body].map(fill)
  const after = ['notYou' in about ? about.notYou : words.ignore, words.closing].map(fill)
  const [link, action] = 'link' in occasion && 'action' in about ? [occasion.link, about.action] : []
  const paragraphs = (lines: readonly string[]) =>
    lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
  return {
    to,
    subject: fill(about.subject),
    text: [...before, ...(link ? [link] : []), ...after].join('\n\n'),
    html: `<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
<meta charset="utf-8">
<title>${escapeHtml(fill(about.subject))}</title>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.6; max-width: 36em">
${paragraphs(before)}
${link && action ? `<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>\n` : ''}${paragraphs(after)}
</body>
</html>
`,
  }
}
