import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Article } from '#features/articles/core/article.ts'
import { articleVerses, type QuotedQuran } from '#features/articles/server/article-verses.ts'
import { renderMarkdown } from '#shared/server/markdown/render-markdown.ts'
import { readArticles } from '../articles.ts'
import { quranParts } from '../quran/quran-parts.ts'
import { readQuranSource } from '../quran/source.ts'
import { readStructure } from '../quran/structure.ts'

let quran: QuotedQuran
let articles: readonly Article[]
beforeAll(async () => {
  quran = quranParts(await readQuranSource(), readStructure())
  articles = await readArticles(join(import.meta.dirname, '../../../content/articles'), quran)
})

const render = (markdown: string, language: 'en' | 'ar' = 'en') =>
  renderMarkdown(markdown, articleVerses(quran, language))

describe('the articles', () => {
  it('are at least twelve, in English and Arabic, with references and parts', () => {
    expect(articles.length).toBeGreaterThanOrEqual(12)
    for (const { texts } of articles) {
      expect(Object.keys(texts).sort()).toEqual(['ar', 'en'])
      for (const text of [texts.en, texts.ar]) {
        expect(text?.references.length).toBeGreaterThan(0)
        expect(text?.headings.length).toBeGreaterThan(3)
        expect(text?.html).not.toMatch(/::verse|\(\d+:\d+\)/)
      }
    }
  })

  it('each have related articles that exist', () => {
    const slugs = articles.map(({ slug }) => slug)
    for (const { related, slug } of articles) {
      expect(related.length).toBeGreaterThan(0)
      expect(related).not.toContain(slug)
      for (const each of related) expect(slugs).toContain(each)
    }
  })
})

describe('Markdown', () => {
  it('becomes headings with anchors, tables, lists and links', () => {
    const { html, headings, plain } = render(
      '## When?\n\nSee [here](https://example.org) and _this_.\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n- one\n\n## When?\n\n## متى؟\n',
    )
    expect(html).toContain('<h2 id="part-when">When?</h2>')
    expect(html).toContain(
      '<a href="https://example.org" rel="noopener noreferrer">here</a> and <em>this</em>',
    )
    expect(html).toContain('<div class="table-frame" role="region" aria-label="When?" tabindex="0"><table>')
    expect(html).toContain('<td>1</td>')
    expect(headings).toEqual([
      { id: 'part-when', text: 'When?' },
      { id: 'part-when-2', text: 'When?' },
      { id: 'part-متى', text: 'متى؟' },
    ])
    expect(plain).toBe('When? See here and this. A B 1 2 one When? متى؟')
  })

  it('heads no column of a table with an empty cell', () => {
    const { html } = render('| | B |\n|---|---|\n| 1 | 2 |')
    expect(html).toMatch(/<td><\/td>\s*<th>B<\/th>/)
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script within text', 'text <script src="https://example.org/x.js"></script>'],
    ['an event handler', '<p onclick="alert(1)">text</p>\n\n<b onmouseover=alert(1)>b</b>'],
    ['a javascript: link', '[press](javascript:alert(1)) [press](JaVaScRiPt&#58;alert(1))'],
    ['a javascript: address', '<javascript:alert(1)>'],
    ['a data: link', '[press](data:text/html;base64,PHNjcmlwdD4=)'],
    ['a data: image', '![alt](data:image/svg+xml;base64,PHN2Zz4=)'],
    ['an image with a handler', '<img src=x onerror=alert(1)>'],
    ['a frame', '<iframe src="https://example.org"></iframe>'],
    ['a style', '<style>*{display:none}</style><p style="position:fixed">x</p>'],
    ['a form', '<form action="https://example.org"><input name=q></form>'],
    ['vector graphics', '<svg onload=alert(1)></svg><math><mi href="javascript:alert(1)"></mi></math>'],
    ['a broken-off element', '<a href="java\nscript:alert(1)" <img src=x onerror=alert(1) //'],
    ['a title that breaks out', '[x](https://example.org "\\" onclick=\\"alert(1)")'],
    ['a reference definition', '[x]\n\n[x]: javascript:alert(1)'],
    ['a protocol-relative link', '[x](//example.org/x)'],
    ['a verse that is markup', '::verse{ref="<img src=x onerror=alert(1)>"}x'],
    ['a heading that is markup', '## <img src=x onerror=alert(1)> "onclick=alert(1)'],
  ])('leaves no way to run or load anything: %s', (_, markdown) => {
    const { html } = render(markdown)
    const tags = html.match(/<[^>]*>/g) ?? []
    for (const tag of tags) {
      expect(tag).toMatch(/^<\/?(p|a|h2|strong|em|br|bdi)\b/)
      expect(tag).not.toMatch(/\son\w+\s*=|javascript:|data:|style=|\ssrc=|href="\/\//i)
    }
    expect(html).not.toMatch(/<(script|img|iframe|style|svg|math|form|input)/i)
  })

  it('shows verses from the Quran content, exactly', () => {
    const { html } = render('Text.\n\n::verse{ref="2:183"}\n\nMore.')
    expect(html).toContain(quran.text[1]?.[182]?.text)
    expect(html).toContain('O you who have believed, decreed upon you is fasting')
    expect(html).toContain('<a href="/quran/reader/2/183">Al-Baqarah 2:183</a>')
    expect(render('::verse{ref="2:183"}', 'ar').html).not.toContain('lang="en"')
  })

  it('links references within sentences, in the digits of the language', () => {
    expect(render('As it says (2:183-184).').html).toBe(
      '<p>As it says (<a href="/quran/reader/2/183-184"><bdi>2:183-184</bdi></a>).</p>\n',
    )
    expect(render('قال (38:29).', 'ar').html).toContain('<bdi>٣٨:٢٩</bdi>')
  })

  it.each(['::verse{ref="2:287"}', '::verse{ref="115:1"}', 'In (2:287).', 'In (3:4-2).', '::verse{ref="x"}'])(
    'is rejected with a verse that does not exist: %s',
    (markdown) => expect(() => render(markdown)).toThrow(RangeError),
  )
})

describe('the files of an article', () => {
  const head = (more = '', category = 'community') =>
    `---\ntitle: "Title"\ncategory: ${category}\ntags: [names]\npublishedAt: 2026-11-06\nreferences: ["A work"]\n${more}---\n\nThe first words of the text.\n`
  let root: string
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'articles-'))
  })
  afterAll(() => rm(root, { recursive: true }))

  async function readFiles(name: string, files: Readonly<Record<string, string>>) {
    const folder = join(root, name)
    await mkdir(join(folder, 'an-article'), { recursive: true })
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, 'an-article', file), text)
    return readArticles(folder, quran)
  }

  it('may be in English alone and without an excerpt, which is then the beginning', async () => {
    const [article] = await readFiles('english', { 'en.md': head() })
    expect(article).toMatchObject({
      slug: 'an-article',
      texts: { en: { excerpt: 'The first words of the text.', readMinutes: 1 } },
      related: [],
    })
  })

  it.each([
    ['no-english', { 'ar.md': head() }, /has no en\.md/],
    ['unlike', { 'en.md': head(), 'ar.md': head('', 'prayer_guides') }, /ar\.md differs/],
    ['category', { 'en.md': head('', 'news') }, /en\.md is invalid/],
    ['field', { 'en.md': head('author: me\n') }, /en\.md is invalid/],
    ['no-head', { 'en.md': 'Text' }, /en\.md is invalid/],
  ] as const)('are rejected when wrong: %s', async (name, files, reason) => {
    await expect(readFiles(name, files)).rejects.toThrow(reason)
  })
})
