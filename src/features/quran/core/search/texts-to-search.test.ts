import { describe, expect, it } from 'vitest'
import { textsToSearch } from './texts-to-search.ts'

const all = [
  ...['en', 'tr', 'ur', 'ru', 'zh'].map((id) => ({ id, language: id })),
  { id: 'fa.name', language: 'fa' },
  { id: 'pt.name', language: 'pt-BR' },
]
const ids = (text: string, translation = 'en') => {
  const { first, otherwise } = textsToSearch(all, { text, translation })
  return { first: first.map(({ id }) => id), otherwise: otherwise.map(({ id }) => id) }
}

describe('the texts to search', () => {
  it('are those in the script of the query, the user’s translation first', () => {
    expect(ids('mercy').first).toEqual(['en', 'transliteration'])
    expect(ids('merhamet', 'tr').first).toEqual(['tr', 'en', 'transliteration'])
    expect(ids('ʿālamīna').first).toEqual(['en', 'transliteration'])
    expect(ids('милость').first).toEqual(['ru'])
    expect(ids('神').first).toEqual(['zh'])
    expect(ids('رحمة')).toEqual({ first: ['arabic'], otherwise: ['ur', 'fa.name'] })
    expect(ids('رحمة', 'ur').first).toEqual(['arabic', 'ur'])
  })

  it('include a language detected by its letters', () => {
    expect(ids('bağışlayan').first).toEqual(['en', 'tr', 'transliteration'])
    expect(ids('پرہیزگار').first).toEqual(['ur', 'fa.name', 'arabic'])
  })

  it('are otherwise the other translations in the script, imported ones too', () => {
    expect(ids('misericórdia').otherwise).toEqual(['tr', 'pt.name'])
    expect(ids('misericórdia', 'pt.name').first).toEqual(['pt.name', 'en', 'transliteration'])
  })

  it('get the words of their script in a mixed query', () => {
    const { first } = textsToSearch(all, { text: 'الله the Living', translation: 'en' })
    expect(first.map(({ id, query }) => [id, query.trim()])).toEqual([
      ['arabic', 'الله'],
      ['en', 'the Living'],
      ['transliteration', 'the Living'],
    ])
  })
})
