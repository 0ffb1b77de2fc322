import { languageOf, languages } from '#shared/core/languages.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { Email } from './mailer.ts'

interface EmailParts {
  readonly to: string
  /** Code of the language in which the texts are written. */
  readonly language: string
  readonly subject: string
  readonly before: readonly string[]
  readonly link?: { readonly url: string; readonly text: string } | undefined
  readonly after: readonly string[]
}

/** An email of paragraphs and at most one link, as plain text and HTML. */
export function composeEmail({ to, subject, before, link, after, ...parts }: EmailParts): Email {
  const paragraphs = (lines: readonly string[]) =>
    lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
  return {
    to,
    subject,
    text: [...before, ...(link ? [link.url] : []), ...after].join('\n\n'),
    html: emailPage({
      language: parts.language,
      subject,
      body: `${paragraphs(before)}
${link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>\n` : ''}${paragraphs(after)}`,
    }),
  }
}

/** The HTML of an email around its body. `language` is a code. */
export function emailPage(parts: {
  readonly language: string
  readonly subject: string
  readonly body: string
}): string {
  const language = languageOf(parts.language) ?? languages[0]
  return `<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
<meta charset="utf-8">
<title>${escapeHtml(parts.subject)}</title>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.6; max-width: 36em">
${parts.body}
</body>
</html>
`
}
