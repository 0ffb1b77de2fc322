import { describe, expect, it } from 'vitest'
import { languageOf, languages } from '#shared/core/languages.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { historyHeads } from './history-heads.ts'

const heads = historyHeads(projectFolders().content)
const head = async (path: string, code = 'en') => {
  const found = await heads({
    path,
    language: languageOf(code) ?? languages[0],
    origin: 'https://rafiq.example',
  })
  return found === 'missing' ? undefined : found
}

describe('the head of an event’s address', () => {
  it('has its title, text and data for search engines', async () => {
    const { about, structuredData, picture } = (await head('/islamic-history/constantinople')) ?? {}
    expect(about?.title).toBe('Constantinople becomes Ottoman — Islamic history — Rafiq')
    expect(about?.description.length).toBeGreaterThan(60)
    expect(picture).toMatchObject({ title: 'Constantinople becomes Ottoman' })
    expect(structuredData).toMatchObject({
      '@type': 'Event',
      startDate: '1453-06-07',
      url: 'https://rafiq.example/islamic-history/constantinople',
      location: { '@type': 'Place', geo: { '@type': 'GeoCoordinates' } },
    })
  })

  it('is Arabic on Arabic pages, and English within other languages', async () => {
    expect((await head('/islamic-history/battle-of-badr', 'ar'))?.about?.title).toBe(
      'غزوة بدر — التاريخ الإسلامي — رفيق',
    )
    const french = await head('/islamic-history/battle-of-badr', 'fr')
    expect(french?.about?.title).toBe('The battle of Badr — Histoire de l’islam — Rafiq')
    expect(french?.structuredData).toMatchObject({ inLanguage: 'en' })
  })

  it('lists all events for the page itself, and knows no others', async () => {
    const found = await head('/islamic-history')
    expect(found?.about).toBeUndefined()
    expect(found?.structuredData).toMatchObject({ '@type': 'ItemList', numberOfItems: 153 })
    const language = languages[0]
    expect(await heads({ path: '/islamic-history/nothing', language, origin: '' })).toBe('missing')
    expect(await heads({ path: '/islamic-historyx', language, origin: '' })).toBeUndefined()
  })
})
