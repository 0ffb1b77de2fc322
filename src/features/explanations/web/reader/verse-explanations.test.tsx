import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noServer, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const CALL = 'GET /api/explanations'
const sample = (values: object) => ({
  id: `00000000-0000-4000-8000-00000000000${JSON.stringify(values).length % 10}`,
  title: 'Sample',
  verse: 2,
  language: 'en',
  text: 'The first paragraph.\n\nThe second one.',
  canListen: true,
  updatedAt: '2026-11-25T08:00:00.000Z',
  ...values,
})
const explanations = [
  sample({ title: 'Sample of the surah', verse: null }),
  sample({ title: 'Sample of verse 2' }),
  sample({ title: 'Urdu sample', language: 'ur', text: 'ایک نمونہ۔', verse: 3, canListen: false }),
]
const open = async (verse: number | null, options: object = {}) =>
  renderPage(
    async () => {
      const { VerseExplanations } = await import('./verse-explanations.tsx')
      return <VerseExplanations surah={1} verse={verse} />
    },
    { api: { [CALL]: { explanations } }, ...options },
  )

describe('the explanations of a verse', () => {
  it('open below it, in paragraphs', async () => {
    const { user } = await open(2)
    await user.click(await screen.findByText('Explanation: Sample of verse 2'))
    expect(screen.getByText('The second one.').tagName).toBe('P')
    expect(screen.queryByText(/of the surah/)).toBeNull()
    expect(sentRequests(CALL)).toMatchObject([{ query: { surah: '1', language: 'en' } }])
  })

  it('have the part of another feature, such as a recording', async () => {
    const { user } = await renderPage(
      async () => {
        const { VerseExplanations } = await import('./verse-explanations.tsx')
        return <VerseExplanations Extra={({ id }) => <p>{`Beside ${id}`}</p>} surah={1} verse={2} />
      },
      { api: { [CALL]: { explanations } } },
    )
    await user.click(await screen.findByText('Explanation: Sample of verse 2'))
    expect(screen.getByText(`Beside ${explanations[1]?.id}`)).toBeVisible()
  })

  it('of the whole surah are those without a verse', async () => {
    await open(null)
    expect(await screen.findByText('Explanation: Sample of the surah')).toBeVisible()
    expect(screen.queryByText(/verse 2/)).toBeNull()
  })

  it('in another language say so and have its direction', async () => {
    const { user } = await open(3)
    await user.click(await screen.findByText('Explanation: Urdu sample'))
    expect(screen.getByText('Shown in Urdu, because it isn’t available in your language.')).toBeVisible()
    const text = screen.getByText('ایک نمونہ۔').parentElement
    expect([text?.dir, text?.lang]).toEqual(['rtl', 'ur'])
  })

  it('are absent where there are none, and offline', async () => {
    const { container } = await open(7)
    await vi.waitFor(() => expect(sentRequests(CALL)).toHaveLength(1))
    expect(container).toHaveTextContent('')
    const offline = await open(2, { api: noServer })
    await vi.waitFor(() => expect(sentRequests(CALL)).toHaveLength(2))
    expect(offline.container).toHaveTextContent('')
  })
})

describe('listening', () => {
  class Utterance {
    voice = undefined
    lang = ''
    onend = () => undefined
    onerror = () => undefined
    constructor(readonly text: string) {}
  }
  let spoken: Utterance[]
  let voices: object[]
  beforeEach(() => {
    spoken = []
    voices = [{ lang: 'en-GB', localService: true }]
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => voices,
      speak: (utterance: Utterance) => void spoken.push(utterance),
      cancel: () => {
        for (const utterance of spoken.splice(0)) utterance.onend()
      },
    })
    return () => vi.unstubAllGlobals()
  })
  const opened = async () => {
    const page = await open(2)
    await page.user.click(await screen.findByText('Explanation: Sample of verse 2'))
    return page
  }

  it('reads sentence by sentence with a voice of the device, and stops', async () => {
    const { user } = await opened()
    await user.click(await screen.findByRole('button', { name: 'Listen to Sample of verse 2' }))
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
      ['The first paragraph.', 'en-GB'],
      ['The second one.', 'en-GB'],
    ])
    await user.click(screen.getByRole('button', { name: 'Stop reading Sample of verse 2' }))
    expect(await screen.findByRole('button', { name: 'Listen to Sample of verse 2' })).toBeVisible()
  })

  it('is not offered where the device has only voices of a service', async () => {
    voices = [{ lang: 'en-GB', localService: false }]
    await opened()
    expect(screen.queryByRole('button', { name: /Listen/ })).toBeNull()
  })

  it('is not offered where the editor turned it off', async () => {
    voices = [{ lang: 'ur-PK', localService: true }]
    const { user, container } = await open(3)
    await user.click(await screen.findByText('Explanation: Urdu sample'))
    expect(within(container).queryByRole('button', { name: /Listen/ })).toBeNull()
  })
})
