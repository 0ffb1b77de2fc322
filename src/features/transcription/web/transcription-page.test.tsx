import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  type EveryVerse,
  matchRecitation,
  type RecitedCorpus,
  recitedCorpus,
} from '#features/quran/core/index.ts'
import { answerWith, type SentRequest } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const OFF = { available: false, maxBytes: 10_000_000, keptHours: 24 }
const ON = { ...OFF, available: true }
const ID = 'abcdefghijklmnopqrstuvwx'

const page = async () => {
  const { default: TranscriptionPage } = await import('./transcription-page.tsx')
  return <TranscriptionPage />
}

async function open(options: Parameters<typeof renderPage>[1] = {}) {
  const opened = await renderPage(page, {
    at: '/audio-transcription',
    api: { 'GET /api/transcriptions/service': OFF },
    ...options,
  })
  const press = async (name: string | RegExp) =>
    opened.user.click(await screen.findByRole('button', { name }))
  return { ...opened, press }
}

const field = () => document.querySelector<HTMLTextAreaElement>('#heard') ?? document.body
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const places = () => [...document.querySelectorAll('#matches li h3')].map((place) => place.textContent)
const found = (...expected: string[]) => waitFor(() => expect(places()).toEqual(expected))
const says = async (text: string | RegExp) => expect(await screen.findByText(text)).toBeVisible()

let quran: Promise<{ verses: EveryVerse; corpus: RecitedCorpus }> | undefined
let hasVerses = true

/** Answers like the page's worker, in the same thread. */
class FakeWorker extends EventTarget {
  async postMessage({ number, request }: { number: number; request: string }): Promise<void> {
    quran ??= fetch('/content/quran/every-verse.json')
      .then((answer): Promise<EveryVerse> => answer.json())
      .then((verses) => ({ verses, corpus: recitedCorpus(verses) }))
    const { verses, corpus } = await quran
    const surahs = Object.fromEntries(verses.map((surah, index) => [index + 1, surah]))
    const data = hasVerses
      ? { number, answer: { recitation: matchRecitation(request, corpus), surahs } }
      : { number, failure: 'no verses' }
    act(() => {
      this.dispatchEvent(new MessageEvent('message', { data }))
    })
  }
  terminate(): void {}
}

class FakeRecognition {
  static readonly all: FakeRecognition[] = []
  lang = ''
  isOn = false
  onstart?: () => void
  onresult?: (event: unknown) => void
  onerror?: (event: unknown) => void
  onend?: () => void
  start() {
    this.isOn = true
    FakeRecognition.all.push(this)
  }
  stop() {
    this.isOn = false
    setTimeout(() => act(() => this.onend?.()))
  }
  abort() {
    this.stop()
  }
  hear(...parts: string[]) {
    act(() => this.onresult?.({ results: parts.map((transcript) => [{ transcript }]) }))
  }
  begin() {
    act(() => this.onstart?.())
  }
  fail(error: string) {
    act(() => this.onerror?.({ error }))
    this.stop()
  }
}
const recognition = () => FakeRecognition.all.at(-1) ?? new FakeRecognition()

beforeEach(() => {
  hasVerses = true
  FakeRecognition.all.length = 0
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('typed words', () => {
  it('are found in Latin script, and in every repeated place', async () => {
    const { press } = await open()
    await press(/usri yusra/)
    await waitFor(() => expect(places()[0]).toContain('94:5'))
    await press('Clear')
    expect(field()).toHaveFocus()
    await says(/A few words are enough\./)

    write('فبأي آلاء ربكما تكذبان')
    await says(/These words appear in 31 places/)
    expect(places()).toHaveLength(5)
    await press(/Show \d+ more matches/)
    await waitFor(() => expect(places().length).toBeGreaterThanOrEqual(31))
    expect(document.querySelectorAll('#matches li h3')[5], 'the first new one').toHaveFocus()
  })

  it('may be in no verse, too many, or partly in another verse', async () => {
    await open()
    write("'; drop table verses; -- .*(a+)+$ 😀")
    await says(/^No verse contains these words\./)
    write('قل هو الله احد الله الصمد '.repeat(400))
    await says('Only the first 300 words were compared.')
    write('قل هو الله احد غضنفر الله الصمد')
    await waitFor(() => expect(document.body).toHaveTextContent(/Not in the first match: .?غضنفر/))
  })

  it('wait for verses that could not be loaded', async () => {
    hasVerses = false
    const { press } = await open()
    write('قل هو الله احد')
    await says(/^Couldn’t load the verses\./)
    hasVerses = true
    await press('Try again')
    await waitFor(() => expect(places()[0]).toContain('112:1'))
  })
})

describe('reciting', () => {
  it('asks once where the audio may be sent, and shows words as they are recognised', async () => {
    const { press, unmount } = await open()
    await press('Start listening')
    const consent = () => screen.findByRole('dialog', { name: 'Before you start' })
    expect(await consent()).toHaveTextContent('send the audio to their maker')
    await press('Not now')
    expect(FakeRecognition.all, 'nobody agreed').toHaveLength(0)
    await press('Start listening')
    await press('Agree and listen')
    await says('Allow the microphone if your browser asks…')
    expect(recognition().lang).toBe('ar-SA')
    recognition().begin()
    await says(/^Listening…/)
    recognition().hear('قل اعوذ')
    expect(field()).toHaveValue('قل اعوذ')
    recognition().hear('قل اعوذ برب الفلق', 'من شر ما خلق')
    await waitFor(() => expect(places()[0]).toBe('Al-Falaq · 113:1–2'))
    await press('Stop listening')
    await says('Tap and recite')
    unmount()
    const again = await open()
    await again.press('Start listening')
    await says('Allow the microphone if your browser asks…')
  })

  it('explains why nothing was recognised, and tries again', async () => {
    const { press } = await open({ saved: { 'rafiq.speech-consent': true } })
    for (const [error, said] of [
      ['not-allowed', 'Microphone access is blocked.'],
      ['service-not-allowed', 'Microphone access is blocked.'],
      ['audio-capture', 'No microphone was found.'],
      ['no-speech', 'Nothing was heard.'],
      ['network', 'needs the internet'],
      ['language-not-supported', 'doesn’t support Arabic'],
      ['something-new', 'Couldn’t listen.'],
    ] as const) {
      await press('Start listening')
      recognition().begin()
      recognition().fail(error)
      await says(new RegExp(said))
    }
    await press('Start listening')
    await waitFor(() => expect(screen.queryByText(/Couldn’t listen\./)).toBeNull())
    recognition().begin()
    recognition().stop()
    await says(/^Nothing was heard\./)
  })

  it('ends when the user types or leaves', async () => {
    const { press, unmount } = await open({ saved: { 'rafiq.speech-consent': true } })
    await press('Start listening')
    const first = recognition()
    first.begin()
    write('الله لا اله الا هو الحي القيوم')
    expect(first.isOn).toBe(false)
    first.hear('something else')
    expect(field(), 'late results are dropped').toHaveValue('الله لا اله الا هو الحي القيوم')
    await press('Start listening')
    const second = recognition()
    second.begin()
    unmount()
    expect(second.isOn).toBe(false)
  })

  it('is not offered by a browser without support', async () => {
    vi.stubGlobal('SpeechRecognition', undefined)
    await open()
    await says(/This browser can’t recognise speech\./)
    expect(screen.queryByRole('button', { name: 'Start listening' })).toBeNull()
    write('انا اعطيناك الكوثر')
    await found('Al-Kawthar · 108:1')
  })

  it('works in Arabic', async () => {
    const { press } = await open({ language: 'ar' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('البحث بالتلاوة')
    write('قل هو الله احد الله الصمد')
    await found('الإخلاص · ١١٢:١–٢')
    await says('تطابق كبير')
    await press('بدء الاستماع')
    await press('أوافق، استمع')
    recognition().begin()
    recognition().fail('not-allowed')
    await says(/^الميكروفون محجوب\./)
    await says(/التفريغ الصوتي غير متاح في هذا الموقع/)
    expect(screen.getByRole('link', { name: 'قراءة الإخلاص · ١١٢:١–٢' })).toHaveAttribute(
      'href',
      '/quran/reader/112/1-2',
    )
  })
})

describe('the microphone', () => {
  it.each([
    ['NotAllowedError', 'Microphone access is blocked.'],
    ['NotFoundError', 'No microphone was found.'],
    ['NotReadableError', 'Recording didn’t work.'],
  ])('can be denied with %s', async (error, said) => {
    vi.stubGlobal('MediaRecorder', class {})
    const getUserMedia = () => Promise.reject(new DOMException('no', error))
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))
    const { press } = await open()
    await press('Record')
    await says(new RegExp(`^${said}`))
  })
})

describe('a recording', () => {
  /** A WAV file of the given size, recognisable by its first bytes. */
  const recording = (bytes = 1000) => {
    const content = new Uint8Array(bytes)
    content.set(new TextEncoder().encode('RIFF....WAVEfmt '))
    return new File([content], 'the morning.wav', { type: 'audio/wav' })
  }
  const choose = async (file = recording()) => {
    const input = document.querySelector('#recording input[type=file]') ?? document.body
    fireEvent.change(input, { target: { files: [file] } })
    await screen.findByRole('button', { name: 'Discard recording' })
  }
  const send = () => screen.findByRole('button', { name: 'Send and transcribe' })
  const statusSays = (text: string) =>
    waitFor(() => expect(within(card()).getAllByRole('status').at(-1)).toHaveTextContent(text))
  const card = () => document.querySelector<HTMLElement>('#recording') ?? document.body

  /** The outcome of an upload: an answer with status and body, a lost connection, or none yet. */
  let outcome: readonly [status: number, body: object] | 'lost' | 'nothing'
  beforeEach(() => {
    outcome = [201, { id: ID, status: 'waiting', deletedBy: '' }]
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {}
        status = 0
        statusText = ''
        response: Blob | undefined
        onload?: () => void
        onerror?: () => void
        onabort?: () => void
        open() {}
        setRequestHeader() {}
        send() {
          if (outcome === 'nothing') return
          if (outcome === 'lost') return setTimeout(() => this.onerror?.())
          this.status = outcome[0]
          this.response = new Blob([JSON.stringify(outcome[1])])
          return setTimeout(() => this.onload?.())
        }
        abort() {
          this.onabort?.()
        }
      },
    )
  })
  const path = `/api/transcriptions/${ID}`
  const api = {
    'GET /api/transcriptions/service': ON,
    [`GET ${path}`]: { id: ID, status: 'working', deletedBy: '' },
    [`DELETE ${path}`]: { id: ID, deleted: true },
  }
  const becomes = (state: object) => answerWith({ [`GET ${path}`]: { id: ID, deletedBy: '', ...state } })

  it('is sent, transcribed, located, and deleted', async () => {
    const deleted: SentRequest[] = []
    const { press } = await open({
      api: {
        ...api,
        [`DELETE ${path}`]: (request: SentRequest) => deleted.push(request) && { deleted: true },
      },
    })
    await choose()
    becomes({ status: 'done', text: 'قل اعوذ برب الناس ملك الناس' })
    await press('Send and transcribe')
    await waitFor(() => expect(places()[0]).toBe('An-Nas · 114:1–2'))
    expect(field()).toHaveValue('قل اعوذ برب الناس ملك الناس')
    await says(/It has been deleted from the server\./)
    expect(deleted).toHaveLength(1)
    expect(localStorage.getItem('rafiq.transcription')).toBeNull()
    await press('See matches')
    expect(document.querySelector('#matches')).toHaveFocus()
  })

  it('is sent and located in Arabic', async () => {
    const { press } = await open({ api, language: 'ar' })
    const input = document.querySelector('#recording input[type=file]') ?? document.body
    fireEvent.change(input, { target: { files: [recording()] } })
    becomes({ status: 'done', text: 'قل اعوذ برب الناس ملك الناس' })
    await press('إرسال للتفريغ الصوتي')
    await waitFor(() => expect(places()[0]).toBe('الناس · ١١٤:١–٢'))
    await says(/وقد حذفه الخادم\./)
  })

  it('can be discarded with the keyboard, and the focus stays near', async () => {
    const { user } = await open()
    await choose()
    expect(screen.queryByRole('button', { name: 'Send and transcribe' })).toBeNull()
    screen.getByRole('button', { name: 'Discard recording' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.querySelector('audio')).toBeNull())
    await waitFor(() => expect(card()).toHaveFocus())
  })

  it('is deleted during transcription, or will be deleted automatically', async () => {
    const { press } = await open({ api })
    await choose()
    await press('Send and transcribe')
    await says('Transcribing your recording…')
    answerWith({ [`DELETE ${path}`]: () => Promise.reject(new TypeError('Failed to fetch')) })
    await press('Delete from the server now')
    await says(/^Couldn’t delete it\./)
    answerWith({ [`DELETE ${path}`]: { id: ID, deleted: true } })
    await press('Delete from the server now')
    await says('Recording deleted from the server.')
    expect(await send(), 'it may be sent again').toBeVisible()
  })

  it('without recognised words explains why', async () => {
    const { press } = await open({ api })
    await choose()
    for (const [state, said] of [
      [{ status: 'failed', failure: 'unreadable' }, 'The service couldn’t read this recording.'],
      [{ status: 'done', text: '' }, 'We couldn’t make out any words in this recording.'],
      [{ status: 'failed', failure: 'service' }, 'Couldn’t transcribe the recording.'],
    ] as const) {
      becomes(state)
      await press('Send and transcribe')
      await statusSays(said)
    }
    expect(await send()).toBeVisible()
  })

  it('that is too large is not sent, and a rejected one explains why', async () => {
    const { press } = await open({ api })
    await choose(recording(10_000_001))
    await statusSays('larger than 10 MB')
    expect(screen.queryByRole('button', { name: 'Send and transcribe' })).toBeNull()
    await choose()
    await waitFor(() => expect(card()).not.toHaveTextContent('larger than 10 MB'))
    for (const [status, code, said] of [
      [413, 'body_too_large', 'too large to send'],
      [415, 'unknown_audio', 'This isn’t an MP3'],
      [429, 'too_many_requests', 'Too many requests.'],
      [503, 'transcription_busy', 'Too many recordings are waiting.'],
    ] as const) {
      outcome = [status, { error: { code, message: 'x' } }]
      await press('Send and transcribe')
      await statusSays(said)
    }
  })

  it('stays here while offline, and its upload can be cancelled', async () => {
    const { press } = await open({ api })
    await choose()
    outcome = 'lost'
    await press('Send and transcribe')
    await statusSays('You’re offline.')
    outcome = 'nothing'
    await press('Send and transcribe')
    expect(await screen.findByRole('progressbar')).toBeVisible()
    await press('Cancel')
    expect(await send()).toBeVisible()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
