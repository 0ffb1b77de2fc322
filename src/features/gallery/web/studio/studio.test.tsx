import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import type { Drawing, DrawingRequest } from '../draw/drawing-messages.ts'
import type { StudioVerse, VerseSource } from './verse-source.ts'

// Happy-dom has no workers; the journey draws for real.
const drawn = vi.hoisted(() => ({
  requests: [] as DrawingRequest[],
  answer: undefined as Drawing | Error | undefined,
}))
vi.mock('../draw/draw-on-device.ts', () => ({
  drawOnDevice: async (request: DrawingRequest): Promise<Drawing> => {
    drawn.requests.push(request)
    if (drawn.answer instanceof Error) throw drawn.answer
    return drawn.answer ?? { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  },
}))
beforeEach(() => {
  drawn.requests = []
  drawn.answer = undefined
})

const verse = (key: string): StudioVerse => ({
  verse: key,
  reference: `Surah ${key}`,
  arabic: 'إِنَّ مَعَ ٱلۡعُسۡرِ يُسۡرٗا',
  translation: {
    text: 'With hardship comes ease.',
    language: 'en',
    direction: 'ltr',
    translator: 'A translator',
  },
})
const verses: VerseSource = {
  read: async (key) => verse(key),
  find: async (text) => (text === 'ease' ? [verse('94:6')] : []),
}
const page = async () => {
  const { Studio } = await import('./studio.tsx')
  return <Studio verses={verses} />
}
const api = { 'POST /api/analytics/pageview': { counted: true } }
const open = (at = '/gallery/make') => renderPage(page, { at, api })
const latest = () => drawn.requests.at(-1)
const picture = () => screen.findByRole('img', { name: /^Preview/ })

describe('making a picture', () => {
  it('draws the design in the address', async () => {
    await open('/gallery/make?look=bands&palette=plum&verse=2:255&size=story')
    expect(await picture()).toHaveAttribute('alt', 'Preview: Surah 2:255')
    expect(latest()).toMatchObject({
      look: { ornament: 'bands', palette: 'plum' },
      size: { width: 1080, height: 1920 },
      texts: { words: { text: 'With hardship comes ease.' }, source: { text: 'Surah 2:255 · A translator' } },
    })
  })

  it('changes the address with every choice, and takes a step back', async () => {
    const { user } = await open()
    await picture()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: 'Sand' }))
    expect(location.search).toContain('palette=sand')
    await user.selectOptions(screen.getByLabelText('Ornament or landscape'), 'Persian mosque')
    expect(location.search).toContain('look=persian')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(location.search).toContain('palette=emerald')
    await user.click(screen.getByRole('button', { name: 'Redo' }))
    expect(location.search).toContain('palette=sand')
    await waitFor(() => expect(latest()?.look).toEqual({ ornament: 'arch', palette: 'sand' }))
  })

  it('finds a verse by words', async () => {
    const { user } = await open()
    await user.type(screen.getByRole('searchbox', { name: 'Find a verse' }), 'zzz')
    expect(await screen.findByText('No verse found')).toBeVisible()
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'ease')
    await user.click(await screen.findByRole('button', { name: /Surah 94:6/ }))
    expect(location.search).toContain('verse=94%3A6')
    expect(await screen.findByText('Chosen verse: Surah 94:6')).toBeVisible()
  })

  it('leaves the translation out on request', async () => {
    const { user } = await open()
    await picture()
    await user.click(screen.getByRole('switch', { name: 'Show the translation' }))
    await waitFor(() => expect(latest()?.texts.words).toBeUndefined())
    expect(latest()?.texts.source?.text).toBe('Surah 94:5')
  })

  it('draws a greeting and a text of one’s own', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Greeting' }))
    await user.selectOptions(screen.getByLabelText('Greeting', { selector: 'select' }), 'Eid mubarak')
    await waitFor(() => expect(latest()?.texts.arabic).toBe('عِيدٌ مُبَارَكٌ'))
    await user.click(screen.getByRole('radio', { name: 'Own text' }))
    await user.type(screen.getByLabelText('Your text'), 'سلام')
    await waitFor(() => expect(latest()?.texts.words).toMatchObject({ text: 'سلام', direction: 'rtl' }))
  })

  it('says so when the text is too long, or nothing can be drawn', async () => {
    drawn.answer = { isTooLong: true }
    const { unmount } = await open('/gallery/make?own=x')
    expect(await screen.findByText(/too long for this picture/)).toBeVisible()
    unmount()
    drawn.answer = new Error('offline')
    await open('/gallery/make?own=y')
    expect(await screen.findByText(/Couldn’t draw the picture/)).toBeVisible()
  })

  it('saves a design and deletes it with a way back', async () => {
    const { user } = await open('/gallery/make?look=star&own=Peace')
    await picture()
    await user.click(screen.getByRole('button', { name: 'Save the design' }))
    const link = await screen.findByRole('link', { name: 'Open Peace' })
    expect(link).toHaveAttribute('href', expect.stringContaining('own=Peace'))
    await user.click(screen.getByRole('button', { name: 'Delete Peace' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open Peace' })).toBeNull())
    expect(screen.queryByText('Your designs')).toBeNull()
  })
})
