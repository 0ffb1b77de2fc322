import { describe, expect, it } from 'vitest'
import { entriesOf, listedWordsIn } from './word-list.ts'

describe('the word list', () => {
  it.each([
    ['Casino', 'the CASINO here'],
    ['casino', 'Casíno!'],
    ['casino', 'casino: now'],
    ['كازينو', 'هذا كَازِينُو'],
    ['قمارٌ', 'قـمـار'],
    ['ganar dinero', 'Ganar  dinero, hoy'],
    ['الرحمن', 'الرحمٰن'],
  ])('finds %s in “%s”', (entry, text) => {
    expect(listedWordsIn(['other', text], [entry])).toEqual([entry])
  })

  it.each([
    ['casino', 'casinos'],
    ['ass', 'class'],
    ['قمار', 'القمارة'],
    ['ganar dinero', 'dinero ganar'],
    ['!', 'what!'],
    ['', 'text'],
  ])('doesn’t find “%s” in “%s”', (entry, text) => {
    expect(listedWordsIn([text], [entry])).toEqual([])
  })

  it('has one entry on a line, without empty lines and repetitions', () => {
    expect(entriesOf(' one \n\ntwo words\none')).toEqual(['one', 'two words'])
  })
})
