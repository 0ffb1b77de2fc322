import en from '#locales/en/emails.json' with { type: 'json' }
import { interfaceLanguage, type LanguageCode, languageOf, languages } from '#shared/core/languages.ts'
import { escapeHtml } from '#shared/server/http/escape-html.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { emailPage } from '#shared/server/mail/compose-email.ts'
import type { Email } from '#shared/server/mail/mailer.ts'
import { type QuotedVerses, renderMarkdown } from '#shared/server/markdown/render-markdown.ts'
import type { IssueValues } from '../../core/newsletter-issue.ts'
import { newsletterLink, unsubscribeHeaders } from '../newsletter-links.ts'

export type IssueLanguage = 'en' | 'ar'

/** Reads the verses that a text in a language may quote. */
export type ReadVerses = (language: LanguageCode) => Promise<QuotedVerses>

/** The text of an issue in one language. */
export interface IssueText {
  readonly language: IssueLanguage
  readonly subject: string
  readonly markdown: string
  readonly html: string
}

interface Recipient {
  readonly email: string
  readonly language: string
  /** Missing in a test to an administrator. */
  readonly token?: string
}

const textsIn = interfaceTexts('emails', en)

/** The Markdown of an issue as HTML; addresses of this site are complete with `base`. Throws `RangeError` for a verse that isn’t there. */
export function issueHtml(markdown: string, verses: QuotedVerses, base: string | undefined): string {
  const { html } = renderMarkdown(markdown, verses)
  if (base === undefined) return html
  return html.replaceAll('href="/', () => `href="${escapeHtml(new URL('/', base).href)}`)
}

/** The texts of an issue, by language. */
export async function issueTexts(
  { subject, markdown, subjectArabic, markdownArabic }: IssueValues,
  readVerses: ReadVerses,
  base: string,
): Promise<{ readonly en: IssueText; readonly ar: IssueText | undefined }> {
  const text = async (language: IssueLanguage, title: string, source: string): Promise<IssueText> => ({
    language,
    subject: title,
    markdown: source,
    html: issueHtml(source, await readVerses(language), base),
  })
  return {
    en: await text('en', subject, markdown),
    ar: markdownArabic === '' ? undefined : await text('ar', subjectArabic, markdownArabic),
  }
}

/** The email of an issue, with a link that ends the subscription in the words of the person’s language. */
export function issueEmail(
  { language, subject, markdown, html }: IssueText,
  { email, token = '', ...recipient }: Recipient,
  base: string,
): Email {
  const reader = interfaceLanguage(languageOf(recipient.language) ?? languages[0])
  const { issue } = textsIn(reader.code)
  const link = newsletterLink(token, base)
  const plain = markdown.replaceAll(/^::verse\{ref="([^"\n]*)"\}/gm, '($1)')
  return {
    to: email,
    subject,
    text: [plain, '—', issue.why, `${issue.unsubscribe}: ${link}`].join('\n\n'),
    html: emailPage({
      language,
      subject,
      body: `${html}
<hr>
<p lang="${reader.code}" dir="${reader.direction}" style="font-size: 14px">${escapeHtml(issue.why)} <a href="${escapeHtml(link)}">${escapeHtml(issue.unsubscribe)}</a></p>`,
    }),
    ...(token !== '' && { headers: unsubscribeHeaders(token, base) }),
  }
}
