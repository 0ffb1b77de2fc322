import { Marked, Renderer, type Tokens } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { escapeHtml } from '../http/escape-html.ts'

/** A part of a text. Its anchor is `id`. */
interface MarkdownHeading {
  readonly id: string
  readonly text: string
}

/** The Quran as a text in one language needs it. */
export interface QuotedVerses {
  /** A verse by its reference, `2:183`, as HTML. Throws `RangeError` for an unknown verse. */
  readonly block: (reference: string) => string
  /** A reference within a sentence, `2:183` or `2:183-185`, as HTML. Throws `RangeError` for an unknown verse. */
  readonly link: (reference: string) => string
}

export interface RenderedMarkdown {
  /** Sanitised HTML. */
  readonly html: string
  /** The headings of the second level. */
  readonly headings: readonly MarkdownHeading[]
  /** The words of the text without markup. */
  readonly plain: string
}

/** Only these elements and attributes are in a text; all others are removed. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'del',
      'code',
      'blockquote',
      'a',
      'bdi',
    ],
    ...['div', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    h2: ['id'],
    h3: ['id'],
    ol: ['start'],
    p: ['lang', 'dir'],
    blockquote: ['lang', 'dir'],
    div: ['role', 'aria-label', 'tabindex'],
  },
  allowedClasses: { div: ['table-frame'], figure: ['verse'], blockquote: ['quran-text'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: /^[/#]/.test(href) ? { href } : { href, rel: 'noopener noreferrer' },
    }),
  },
}

/** Renders Markdown (GitHub's, without raw HTML and images) and its verses. */
export function renderMarkdown(markdown: string, verses: QuotedVerses): RenderedMarkdown {
  const headings: MarkdownHeading[] = []
  const ids = new Set<string>()
  const marked = new Marked({ gfm: true })
  marked.use({
    extensions: [verseBlock(verses), verseLink(verses)],
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        const text = plainText(inner)
        const id = freeId(text, ids)
        if (depth === 2) headings.push({ id, text })
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`
      },
      // A table that is wider than the screen scrolls, also by keyboard.
      table(token) {
        const label = escapeHtml(
          headings.at(-1)?.text ?? plainText(this.parser.parseInline(token.header[0]?.tokens ?? [])),
        )
        // An empty corner heads nothing.
        const table = Renderer.prototype.table.call(this, token).replaceAll('<th></th>', '<td></td>')
        return `<div class="table-frame" role="region" aria-label="${label}" tabindex="0">${table}</div>\n`
      },
    },
  })
  const html = sanitizeHtml(marked.parse(markdown, { async: false }), ALLOWED)
  return { html, headings, plain: plainText(html) }
}

/** An id that can't be one of the page's own, and is used once. */
function freeId(text: string, ids: Set<string>): string {
  const base = `part-${
    text
      .toLowerCase()
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'text'
  }`
  let id = base
  for (let count = 2; ids.has(id); count++) id = `${base}-${count}`
  ids.add(id)
  return id
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of HTML, with a space between blocks. */
const plainText = (html: string) =>
  sanitizeHtml(html.replaceAll(/<\/(?!(a|em|strong|del|code|bdi)>)/g, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** `::verse{ref="2:183"}` on a line of its own. */
const verseBlock = ({ block }: QuotedVerses) => ({
  name: 'verse',
  level: 'block' as const,
  start: (text: string) => text.match(/^::verse\{/m)?.index,
  tokenizer(text: string) {
    const found = /^::verse\{ref="([^"\n]*)"\}[ \t]*(?:\n|$)/.exec(text)
    return found ? { type: 'verse', raw: found[0], reference: found[1] } : undefined
  },
  renderer: (token: Tokens.Generic) => block(String(token.reference)),
})

/** `(2:183)` within a sentence. */
const verseLink = ({ link }: QuotedVerses) => ({
  name: 'verseLink',
  level: 'inline' as const,
  start: (text: string) => text.match(/\(\d{1,3}:\d/)?.index,
  tokenizer(text: string) {
    const found = /^\((\d{1,3}:\d{1,3}(?:-\d{1,3})?)\)/.exec(text)
    return found ? { type: 'verseLink', raw: found[0], reference: found[1] } : undefined
  },
  renderer: (token: Tokens.Generic) => `(${link(String(token.reference))})`,
})
