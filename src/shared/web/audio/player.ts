import { type PlaybackPosition, positionAfter } from '#shared/core/playback/playback-position.ts'
import { type SleepTimer, sleepTimerEndsBetween } from '#shared/core/playback/sleep-timer.ts'
import { isConnected, onConnection } from '../offline/connection.ts'
import { type AudioSlot, audioSlot } from './audio-slot.ts'
import { type AudioNotice, type AudioState, type Queue, SILENT } from './audio-state.ts'
import { mediaSession } from './media-session.ts'
import type { PlayerCommands } from './player-commands.ts'
import { savedSettings, saveSettings } from './saved-playback-settings.ts'
import { publishTrackTime } from './track-time.ts'

/** From here on to a track's end the handover to the next one is set on a clock. Longer than between two `timeupdate`s. */
const HANDOVER_AHEAD_S = 0.7
/** By then the old track's tail has sounded and its deck is free for the track after the next. */
const FETCH_AHEAD_AFTER_MS = 400
const JUST_BEGUN_S = 3
const NOTICE_MS = 8000
/** So many tracks in a row that fail are no accident. */
const FAILURES_TO_GIVE_UP = 3

/**
 * The player on two audio elements that take turns: while one sounds the other fetches what follows, and begins on the
 * moment the first ends.
 */
export function startPlayer(
  elements: readonly HTMLAudioElement[],
  publish: (state: AudioState) => void,
): PlayerCommands {
  let state: AudioState = SILENT
  let settings = savedSettings()
  let sleep: SleepTimer | undefined
  let queue: Queue | undefined
  /** Makes the queue; kept for another attempt. */
  let making: (() => Promise<Queue>) | undefined
  let head: PlaybackPosition = { index: 0, round: 1 }
  /** Comes when the pause between two rounds is over. */
  let pending: PlaybackPosition | undefined
  let orders = 0
  let attempt = 0
  let failures = 0
  const timers: Partial<
    Record<'handover' | 'ahead' | 'gap' | 'notice' | 'sleep', ReturnType<typeof setTimeout>>
  > = {}

  const decks = elements.map((element) => {
    const mine = (handle: () => void) => () => self === active && handle()
    const self: AudioSlot = audioSlot(element, {
      sounding: mine(sounding),
      stalled: mine(() => become({ status: 'waiting' })),
      broke: (why) => self === active && recover(why),
      refused: mine(() => become({ status: 'paused', notice: { kind: 'refused' } })),
      moved: mine(moved),
      ended: mine(advance),
    })
    return self
  })
  let [active, spare] = decks as [AudioSlot, AudioSlot]
  const session = mediaSession()
  onConnection(() => {
    if (state.notice?.kind === 'offline' && state.status === 'failed' && isConnected()) player.resume()
  })
  applySettings()

  function become(change: Partial<AudioState>): void {
    state = { ...state, ...change, settings, sleep }
    publish(state)
    session.show(state)
  }

  /** Says something that stays for a while beside what goes on. */
  function say(notice: AudioNotice): void {
    clearTimeout(timers.notice)
    become({ notice })
    timers.notice = setTimeout(() => state.notice === notice && become(withoutNotice), NOTICE_MS)
  }

  function clearTimers(): void {
    for (const name of ['handover', 'ahead', 'gap'] as const) clearTimeout(timers[name])
    delete timers.handover
  }

  const slotOf = ({ index, round }: PlaybackPosition) => `${orders} ${index} ${round}`
  const shape = () => ({
    length: queue?.length ?? 0,
    leadIn: (index: number) => queue?.track(index).leadIn === true,
  })

  function begin(next: PlaybackPosition): void {
    if (!queue) return
    clearTimers()
    head = next
    pending = undefined
    attempt = 0
    const track = queue.track(head.index)
    if (spare.slot() === slotOf(head)) [active, spare] = [spare, active]
    else active.load(slotOf(head), track, attempt)
    become({ status: 'loading', queue, track, index: head.index })
    active.play()
  }

  /** At once: the track that sounds is cut off, where a handover lets its last moment be heard. */
  function jumpTo(index: number): void {
    active.pause()
    begin({ index, round: 1 })
  }

  function sounding(): void {
    failures = 0
    const stale = state.notice && !['missing', 'slow'].includes(state.notice.kind)
    become({ status: 'playing', ...(stale && withoutNotice) })
    clearTimeout(timers.ahead)
    timers.ahead = setTimeout(fetchAhead, FETCH_AHEAD_AFTER_MS)
  }

  function fetchAhead(): void {
    const next = positionAfter(head, shape(), settings.repeat)
    if (!queue || !next || spare.slot() === slotOf(next.head)) return
    spare.pause()
    spare.load(slotOf(next.head), queue.track(next.head.index), 0)
  }

  function moved(): void {
    const { element } = active
    publishTrackTime(element)
    session.at(element)
    const left = (element.duration - element.currentTime) / element.playbackRate
    if (timers.handover || element.paused || !(left < HANDOVER_AHEAD_S)) return
    const next = positionAfter(head, shape(), settings.repeat)
    if (!next || next.pause > 0 || sleepsBefore(next.head) || !spare.isReady()) return
    if (spare.slot() === slotOf(next.head)) timers.handover = setTimeout(advance, left * 1000)
  }

  function sleepsBefore({ index }: PlaybackPosition): boolean {
    return sleepTimerEndsBetween(sleep, state.track?.section ?? '', queue?.track(index).section, Date.now())
  }

  /** What comes when a track has ended. */
  function advance(): void {
    const next = positionAfter(head, shape(), settings.repeat)
    if (!next) finish()
    else if (sleepsBefore(next.head)) fallAsleep(next.head)
    else if (next.pause === 0) begin(next.head)
    else waitBefore(next.head, next.pause)
  }

  function waitBefore(next: PlaybackPosition, seconds: number): void {
    clearTimers()
    pending = next
    become({ status: 'waiting' })
    timers.gap = setTimeout(() => begin(next), seconds * 1000)
  }

  function fallAsleep(next?: PlaybackPosition): void {
    clearTimers()
    pending = next ?? pending
    for (const one of decks) one.pause()
    player.sleep(undefined)
    become({ status: 'paused', notice: { kind: 'slept' } })
  }

  /** One more attempt, at the next address where there is one; then the next track. */
  function recover(why: 'missing' | 'slow'): void {
    if (!queue || !state.track) return
    clearTimers()
    const { track } = state
    if (!isConnected() && !active.isKept()) giveUp({ kind: 'offline', title: track.title })
    else if (attempt > 0) passOver(why, track.title)
    else {
      attempt = 1
      active.load(slotOf(head), track, attempt, active.element.currentTime)
      become({ status: 'loading' })
      active.play()
    }
  }

  function passOver(why: 'missing' | 'slow', title: string): void {
    failures++
    const repeat = settings.repeat.what === 'track' ? { ...settings.repeat, times: 1 } : settings.repeat
    const next = positionAfter(head, shape(), repeat)
    if (!next || failures >= FAILURES_TO_GIVE_UP) giveUp({ kind: why, title })
    else {
      begin(next.head)
      say({ kind: why, title })
    }
  }

  function giveUp(notice: AudioNotice): void {
    clearTimers()
    for (const one of decks) one.clear()
    failures = 0
    become({ status: 'failed', notice })
  }

  function finish(): void {
    orders++
    clearTimers()
    queue = making = pending = undefined
    for (const one of decks) one.clear()
    player.sleep(undefined)
    state = SILENT
    become({})
  }

  function applySettings(): void {
    for (const { element } of decks) {
      element.volume = settings.volume / 100
      element.defaultPlaybackRate = element.playbackRate = settings.speed
    }
  }

  const player: PlayerCommands = {
    play: async (make) => {
      const mine = ++orders
      clearTimers()
      pending = undefined
      failures = 0
      making = make
      for (const one of decks) one.clear()
      // The queue that was stays in view until the new one is there, so that the panel does not blink.
      const before = queue
      queue = undefined
      state = { ...SILENT, ...(before && { queue: before }) }
      become({ status: 'loading' })
      try {
        const made = await make()
        if (mine !== orders) return
        queue = made
        begin({ index: made.start ?? 0, round: 1 })
      } catch {
        if (mine === orders) giveUp({ kind: isConnected() ? 'unavailable' : 'offline' })
      }
    },
    pause: () => {
      clearTimers()
      for (const one of decks) one.pause()
      if (!queue) orders++
      become({ status: 'paused' })
    },
    resume: () => {
      if (!queue) {
        if (making) void player.play(making)
      } else if (pending) begin(pending)
      else if (state.status === 'failed') begin(head)
      else {
        become({ status: 'loading', ...withoutNotice })
        active.play()
      }
    },
    stop: finish,
    next: () => {
      if (!queue || head.index + 1 >= queue.length) finish()
      else jumpTo(head.index + 1)
    },
    previous: () => {
      if (active.element.currentTime > JUST_BEGUN_S || head.index === 0) player.seek(0)
      else jumpTo(head.index - 1)
    },
    seek: (seconds) => {
      clearTimeout(timers.handover)
      delete timers.handover
      active.element.currentTime = seconds
      publishTrackTime(active.element)
    },
    set: (change) => {
      clearTimeout(timers.handover)
      delete timers.handover
      settings = { ...settings, ...change }
      saveSettings(settings)
      applySettings()
      if (change.repeat) {
        head = { ...head, round: 1 }
        if (state.status === 'playing') fetchAhead()
      }
      become({})
    },
    sleep: (chosen) => {
      clearTimeout(timers.sleep)
      clearTimeout(timers.handover)
      delete timers.handover
      sleep = chosen
      if (chosen?.until === 'time') timers.sleep = setTimeout(() => fallAsleep(), chosen.at - Date.now())
      become({})
    },
  }
  session.follow(player)
  return player
}

const withoutNotice = { notice: undefined } as const
