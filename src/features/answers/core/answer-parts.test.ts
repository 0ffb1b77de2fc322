import { describe, expect, it } from 'vitest'
import { answerParagraphs } from './answer-parts.ts'

const parts = (text: string) => answerParagraphs(text)[0]

describe('an answer', () => {
  it('is split into paragraphs', () => {
    expect(answerParagraphs('One.\n\nTwo.').map(([first]) => first)).toEqual([
      { type: 'text', text: 'One.' },
      { type: 'text', text: 'Two.' },
    ])
  })

  it.each([
    ['Wash (5:6).', '5:6'],
    ['Fast (2:183–185).', '2:183-185'],
  ])('has the verse of “%s” as a part', (text, reference) => {
    expect(parts(text)?.[1]).toEqual({ type: 'verse', reference })
    expect(parts(text)).toHaveLength(3)
  })

  it.each([
    ['al-Bukhari 135', 'bukhari', 135],
    ['Muslim 2699', 'muslim', 2699],
    ['Abu Dawud 1573', 'abu-dawud', 1573],
    ['at-Tirmidhi 99', 'tirmidhi', 99],
    ["an-Nasa'i 5", 'nasai', 5],
    ['Ibn Majah 224', 'ibn-majah', 224],
    ['البخاري ١٣٥', 'bukhari', 135],
    ['مسلم ٢٦٩٩', 'muslim', 2699],
    ['أبو داود ١٥٧٣', 'abu-dawud', 1573],
    ['الترمذي ٩٩', 'tirmidhi', 99],
    ['النسائي ٥', 'nasai', 5],
    ['ابن ماجه ٢٢٤', 'ibn-majah', 224],
  ])('has the hadith “%s” as a part', (text, collection, number) => {
    expect(parts(`A (${text}).`)?.[1]).toEqual({ type: 'hadith', text, collection, number })
  })

  it('keeps every character of the text', () => {
    const text = 'Ja’far said (2:5; 3:7–9) and al-Bukhari 12, then Muslim alone, at 12 noon.'
    const joined = parts(text)?.map((part) =>
      part.type === 'verse' ? part.reference.replace('-', '–') : part.text,
    )
    expect(joined?.join('')).toBe(text)
  })
})
