import { describe, expect, it } from 'vitest'
import {
  commentsOf,
  literalsOf,
  paragraphsOf,
  problemsOfWords,
  titlesOf,
  unplainInCode,
  unplainWordings,
} from './plain-words.ts'

const wordings = (text: string) => unplainWordings(text).map(({ wording }) => wording)

describe('the check for plain words', () => {
  it.each([
    ['The page loads anew.', 'anew'],
    ['Whoever signs in sees it.', 'Whoever'],
    ['Your things stay here.', 'things'],
    ['It is kept on this device.', 'is kept'],
    ['It works without a network.', 'without a network'],
    ['Enter your e-mail.', 'e-mail'],
    ['It starts by itself.', 'by itself'],
    ['The dial stands still.', 'stands still'],
    ['Use it in place of the old one.', 'in place of'],
  ])('finds the wording in %j', (text, wording) => {
    expect(wordings(text)).toContain(wording)
  })

  it.each(['What is new comes first.', 'It saves. What was nobody’s is adopted.', 'Who signs out loses it.'])(
    'finds the clause as a subject in %j',
    (text) => expect(unplainWordings(text)).toHaveLength(1),
  )

  it.each([
    'What’s your goal?',
    'What we store',
    'Rafiq saves your data and works offline.',
    'It sends an email with five letters.',
    'The table is `own_things`, see [this](docs/own-things.md).',
    'Data on this device can be deleted, see what is stored.',
  ])('accepts %j', (text) => {
    expect(unplainWordings(text)).toEqual([])
  })

  it('reads a document by paragraph, item and table row, and skips code', () => {
    const text =
      '# Title\n\nOne line\nand another.\n- an item\n  goes on\n\n```sh\nwhoever\n```\n\n| a | b |\n'
    expect(paragraphsOf('a.md', text)).toEqual([
      { file: 'a.md', at: 1, text: 'Title' },
      { file: 'a.md', at: 3, text: 'One line and another.' },
      { file: 'a.md', at: 5, text: 'an item goes on' },
      { file: 'a.md', at: 12, text: '| a | b |' },
    ])
  })

  it('reads the texts of a source file without its comments and names', () => {
    const placeholder = ['$', '{count}'].join('')
    const source = `// what is kept\nconst key = 'kept'\nsay(\`Saved ${placeholder} files.\`)\n`
    expect(literalsOf('a.ts', source)).toEqual([{ file: 'a.ts', at: 3, text: 'Saved … files.' }])
  })

  it.each([
    ['Called when somebody leaves.', 'somebody'],
    ['Rest days are passed over.', 'passed over'],
    ['The times are worked out here.', 'worked out'],
    ['is read anew', 'anew'],
  ])('finds the wording in the comment or title %j', (text, wording) => {
    expect(unplainInCode(text).map((found) => found.wording)).toContain(wording)
  })

  it.each(['What a plan covers.', 'The letters of a word, by `anew`.'])('accepts the comment %j', (text) => {
    expect(unplainInCode(text)).toEqual([])
  })

  it('reads comments of every form, and joins their lines', () => {
    const source =
      "/** One\n * sentence. */\nconst a = 1 // A reason\n\n  // Two\n  // lines.\nconst at = 'https://x.example'\n"
    expect(commentsOf('a.ts', source)).toEqual([
      { file: 'a.ts', at: 1, text: 'One sentence.' },
      { file: 'a.ts', at: 3, text: 'A reason' },
      { file: 'a.ts', at: 5, text: 'Two lines.' },
    ])
  })

  it('reads the titles of tests, also with a table', () => {
    const source =
      "describe('a', () => {\n  it.each([1, 2])('keeps %i', () => say('hello'))\n  test(`b`, run)\n})\n"
    expect(titlesOf('a.test.ts', source)).toEqual([
      { file: 'a.test.ts', at: 1, text: 'a' },
      { file: 'a.test.ts', at: 2, text: 'keeps %i' },
      { file: 'a.test.ts', at: 3, text: 'b' },
    ])
  })

  it('names the file and place of a problem', () => {
    const texts = [
      { file: 'a.md', at: 4, text: 'It is kept.' },
      { file: 'b.md', at: 1, text: 'It is saved.' },
    ]
    expect(problemsOfWords(texts)).toEqual(['a.md (4): “is kept”. Instead: saved, stored or downloaded.'])
  })
})
