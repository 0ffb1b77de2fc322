import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import { recitationSources } from '../../core/recitation-address.ts'
import { reciters } from '../../core/reciters.ts'

/** The recordings that started to play, named after their verse. */
let heard: string[] = []
/** The addresses without a recording. */
let isMissing: (address: string) => boolean = () => false
let sounding: FakeAudio | undefined

/** An audio element whose recordings start at once and end when the test says so. */
class FakeAudio extends EventTarget {
  src = ''
  paused = true
  currentTime = 0
  duration = Number.NaN
  readyState = 4
  volume = 1
  playbackRate = 1
  defaultPlaybackRate = 1
  readonly #heard = heard
  load() {
    const { src } = this
    if (src && isMissing(src)) queueMicrotask(() => this.src === src && this.tell('error'))
  }
  async play() {
    // The player of an earlier test may still be loading.
    if (isMissing(this.src) || this.#heard !== heard) return
    this.paused = false
    sounding = this
    heard.push(/(\d+)\.mp3$/.exec(this.src)?.[1] ?? this.src)
    queueMicrotask(() => this.tell('playing'))
  }
  pause() {
    this.paused = true
  }
  removeAttribute() {
    this.src = ''
  }
  tell(event: string) {
    act(() => {
      this.dispatchEvent(new Event(event))
    })
  }
}

const bars: { PlayerBar?: ComponentType; useStatus?: () => string } = {}
/** The player, as the app shows it. */
function Bar() {
  const { PlayerBar, useStatus = () => 'silent' } = bars
  return useStatus() !== 'silent' && PlayerBar && <PlayerBar />
}

const page = async () => {
  const { default: RecitationsPage } = await import('./recitations-page.tsx')
  const { default: PlayerBar } = await import('#shared/web/audio/player-bar.tsx')
  const { AudioProvider, useAudio } = await import('#shared/web/audio/audio-provider.tsx')
  bars.PlayerBar = PlayerBar
  bars.useStatus = () => useAudio().state.status
  return (
    <AudioProvider>
      <RecitationsPage />
      <Bar />
    </AudioProvider>
  )
}

async function open(reciter = 'alafasy', options: Parameters<typeof renderPage>[1] = {}) {
  const opened = await renderPage(page, {
    at: '/audio-recitations',
    api: { 'GET /api/quran/reciters': catalogue },
    saved: { 'rafiq.reciter': reciter },
    ...options,
  })
  const press = async (name: string) => fireEvent.click(await button(document, name))
  /** Presses a button of the player. */
  const control = async (name: string) => fireEvent.click(await button(await bar(), name))
  const choose = async (field: string, option: string) =>
    opened.user.selectOptions(await within(await bar()).findByLabelText(field), option)
  return { ...opened, press, control, choose }
}

/** A button by its label or text. A search by role is slow among the buttons of 114 surahs. */
async function button(within: ParentNode, name: string): Promise<HTMLElement> {
  const find = () =>
    [...within.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    )
  await waitFor(() => expect(find(), name).toBeDefined())
  return find() ?? document.body
}

const player = () => document.querySelector<HTMLElement>('section[aria-label=Player]')
async function bar(): Promise<HTMLElement> {
  await waitFor(() => expect(player()).not.toBeNull())
  return player() ?? document.body
}
const barGone = () => waitFor(() => expect(player()).toBeNull())
const barSays = async (text: string | RegExp) => {
  const region = await bar()
  await waitFor(() => expect(region).toHaveTextContent(text))
}
/** Waits until exactly these recordings were played from the beginning. */
const hears = (...recordings: string[]) => waitFor(() => expect(heard).toEqual(recordings))
/** Plays each recording to its end, until these were heard. */
async function hearsThrough(...recordings: string[]) {
  for (let count = 1; count <= recordings.length; count++) {
    await hears(...recordings.slice(0, count))
    if (count < recordings.length) sounding?.tell('ended')
  }
}

/** Answers the player's question whether the hosts of recordings answer at all. */
function answerRecordings(answer: () => Promise<Response>): void {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: RequestInfo | URL, options?: RequestInit) =>
    String(address).endsWith('.mp3') ? answer() : fetch(address, options),
  )
}

beforeEach(() => {
  heard = []
  isMissing = () => false
  vi.stubGlobal('Audio', FakeAudio)
  answerRecordings(async () => new Response())
})
afterEach(() => vi.unstubAllGlobals())

const catalogue = reciters.map(({ folders, ...reciter }) => ({
  ...reciter,
  sources: [...recitationSources({ folders, ...reciter })],
}))

describe('playing', () => {
  it('continues into the next surah and begins each with the basmala', async () => {
    const { press } = await open()
    await press('Play Al-Ikhlas')
    await barSays(/Al-Ikhlas 112:1/)
    await barSays('Mishary Rashid Alafasy')
    await hearsThrough('001001', '112001', '112002', '112003', '112004', '001001', '113001')
    await barSays('Al-Falaq 113')
  })

  it('stops at the end of the surah if continuous playback is off', async () => {
    const { user, press } = await open()
    await user.click(screen.getByLabelText('Continue to the next surah'))
    await press('Play Al-Kawthar')
    await hearsThrough('001001', '108001', '108002', '108003')
    sounding?.tell('ended')
    await barGone()
    expect(heard).toHaveLength(4)
  })

  it('moves on and back, pauses and stops with the buttons', async () => {
    const { press, control } = await open()
    await press('Play Al-Fatihah')
    await hears('001001')
    await control('Pause')
    await control('Next')
    await hears('001001', '001002')
    await barSays('Al-Fatihah 1:2')
    expect(await screen.findByText('Now playing: verse 2')).toBeVisible()
    await control('Previous')
    await hears('001001', '001002', '001001')
    await press('Pause Al-Fatihah')
    expect(await button(await bar(), 'Play')).toBeVisible()
    await control('Stop and close')
    await barGone()
  })

  it('is controlled from the lock screen and by media keys', async () => {
    const keys = new Map<string, (details: object) => void>()
    const session = {
      playbackState: 'none',
      metadata: null as { title?: string } | null,
      setActionHandler: (action: string, handler: () => void) => keys.set(action, handler),
    }
    Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session })
    vi.stubGlobal('MediaMetadata', Object)
    const pressKey = (action: string) => act(() => keys.get(action)?.({ action }))
    const shows = (state: string, title: string) =>
      waitFor(() => expect([session.playbackState, session.metadata?.title]).toEqual([state, title]))
    try {
      const { press } = await open()
      await press('Play Al-Fatihah')
      await shows('playing', 'Al-Fatihah 1:1')
      pressKey('pause')
      await shows('paused', 'Al-Fatihah 1:1')
      pressKey('nexttrack')
      await shows('playing', 'Al-Fatihah 1:2')
      pressKey('stop')
      await waitFor(() => expect(session.playbackState).toBe('none'))
    } finally {
      Reflect.deleteProperty(navigator, 'mediaSession')
    }
  })

  it('starts at an address that asks for it, or says that the browser blocks autoplay', async () => {
    vi.spyOn(FakeAudio.prototype, 'play').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    const { control } = await open('alafasy', { at: '/audio-recitations?autoplay=true' })
    await barSays('Al-Fatihah 1:1')
    await barSays('Press Play to start. Your browser blocked autoplay.')
    await control('Play')
    await hears('001001')
  })
})

describe('the panel', () => {
  it('repeats a verse with a pause, and then a part of the surah', async () => {
    const { user, press, control, choose } = await open()
    await press('Play Al-Ikhlas')
    await hears('001001')
    await control('Pause')
    await control('More controls')
    await user.click(await within(await bar()).findByText('Verse'))
    await choose('Repeats', '2 times')
    await choose('Pause between repeats', '1 second')
    heard.length = 0
    await control('Next')
    await hears('112001')
    sounding?.tell('ended')
    expect(heard, 'it pauses first').toEqual(['112001'])
    await hears('112001', '112001')
    sounding?.tell('ended')
    await hears('112001', '112001', '112002')
    await control('Pause')

    await user.click(within(await bar()).getByText('Selection'))
    await choose('Pause between repeats', 'None')
    await choose('To verse', '3')
    await hears('112001', '112001', '112002', '112002')
    heard.length = 0
    await choose('From verse', '2')
    await hearsThrough('112002', '112003', '112002', '112003')
    sounding?.tell('ended')
    await barGone()
  })

  it('changes the reciter at the current verse, and the speed', async () => {
    const { user, press, control, choose, unmount } = await open()
    await press('Play Al-Fatihah')
    await hearsThrough('001001', '001002')
    await control('More controls')
    await choose('Reciter', 'Abu Bakr Al-Shatri · Murattal')
    await barSays('Abu Bakr Al-Shatri')
    await barSays('Al-Fatihah 1:2')
    await hears('001001', '001002', '001002')
    await user.click(within(await bar()).getByText('1.5×'))
    expect(sounding?.playbackRate).toBe(1.5)
    unmount()
    const again = await open()
    await again.press('Play Al-Fatihah')
    await again.control('More controls')
    expect(await within(await bar()).findByLabelText('1.5×')).toBeChecked()
    expect(sounding?.playbackRate).toBe(1.5)
  })

  it('sets the volume in steps of ten', async () => {
    const { user, press, unmount } = await open()
    await press('Play Al-Baqarah')
    const volume = async () =>
      (await bar()).querySelector<HTMLElement>('input[type=range][aria-label=Volume]')
    expect(await volume()).toHaveValue('70')
    ;(await volume())?.focus()
    for (const [key, value] of [
      ['{ArrowUp}', '80'],
      ['{PageUp}', '90'],
      ['{Shift>}{ArrowRight}{/Shift}', '100'],
      ['{PageUp}', '100'],
      ['{PageDown}', '90'],
      ['{Home}', '0'],
    ] as const) {
      await user.keyboard(key)
      expect(await volume()).toHaveValue(value)
    }
    unmount()
    const again = await open()
    await again.press('Play Al-Baqarah')
    expect(await volume()).toHaveValue('0')
    await waitFor(() => expect(sounding?.volume).toBe(0))
  })
})

describe('a missing recording', () => {
  it('is loaded from the second host', async () => {
    isMissing = (address) => address.includes('Minshawy_Murattal_128kbps')
    const { press } = await open('minshawi')
    await press('Play Al-Fatihah')
    await hearsThrough('1', '2', '3')
  })

  it('is skipped and named if no host has it', async () => {
    isMissing = (address) => /(Hudhaify_128kbps\/001003|ar\.hudhaify\/3)\.mp3$/.test(address)
    const { press } = await open('hudhaify')
    await press('Play Al-Fatihah')
    await hearsThrough('001001', '001002')
    sounding?.tell('ended')
    await barSays('Couldn’t load Al-Fatihah 1:3, so it was skipped.')
    await hears('001001', '001002', '001004')
  })

  it('does not skip the first verse: it says that the server does not answer, and is tried again', async () => {
    isMissing = () => true
    answerRecordings(() => Promise.reject(new TypeError('Failed to fetch')))
    const { press, control } = await open()
    await press('Play Al-Fatihah')
    await barSays(/Couldn’t load Al-Fatihah 1:1: the server with the recordings doesn’t answer/)
    expect(heard).toEqual([])
    isMissing = () => false
    await control('Try again')
    await hears('001001')
    expect(within(await bar()).queryByRole('alert')).toBeNull()
  })

  it('does not skip the verse after the basmala either', async () => {
    isMissing = (address) => /(112001|\/6222)\.mp3$/.test(address)
    const { press } = await open()
    await press('Play Al-Ikhlas')
    await hears('001001')
    sounding?.tell('ended')
    await barSays(/Couldn’t load Al-Ikhlas 112:1: the server answers, but/)
    expect(heard).toEqual(['001001'])
  })

  it('says that the server refuses, and offers another reciter for the same verse', async () => {
    isMissing = (address) => /alafasy/i.test(address)
    const { press, choose } = await open()
    await press('Play Al-Fatihah')
    await barSays(/the server answers, but doesn’t give this recording/)
    await choose('Reciter', 'Mahmoud Khalil Al-Husary · Murattal')
    await hears('001001')
    await barSays('Mahmoud Khalil Al-Husary')
  })

  it('goes back to where the failures began when it gives up', async () => {
    isMissing = (address) => !/(001001|\/1)\.mp3$/.test(address)
    const { press, control } = await open()
    await press('Play Al-Fatihah')
    await hears('001001')
    sounding?.tell('ended')
    await barSays(/Couldn’t load Al-Fatihah 1:2: the server answers/)
    isMissing = () => false
    await control('Try again')
    await hears('001001', '001002')
  })
})
