import { useCallback, useEffect, useRef, useState } from 'react'
import { type CompassReading, followed, headingOf } from '../../core/compass.ts'

/** What the device’s compass is doing. */
export type CompassState =
  /** Nobody knows yet whether there is one. */
  | 'looking'
  /** The browser wants a tap before it tells whether there is one. */
  | 'ask'
  | 'refused'
  | 'none'
  | 'on'

export interface Compass {
  readonly state: CompassState
  /** Degrees from the sensor’s (magnetic) north to the top of the picture, while it is on. */
  readonly heading?: number
  /** How far it may be off in degrees; `unsure` when the device says that it cannot tell, absent when it says nothing. */
  readonly accuracy?: number | 'unsure'
  /** Asks for the permission; to be called from a tap. */
  readonly ask: () => void
}

/** The events of iOS carry more than the standard’s. */
type SensorEvent = DeviceOrientationEvent & {
  readonly webkitCompassHeading?: number
  readonly webkitCompassAccuracy?: number
}
type AskingEvent = { readonly requestPermission?: () => Promise<PermissionState> }

const EVENTS = ['deviceorientationabsolute', 'deviceorientation'] as const
/** A sensor that is there speaks within this time. */
const SILENT_AFTER_MS = 2500
/** The rose is drawn anew this often; less often for who asked for less movement. */
const FRAME_MS = 16
const CALM_MS = 500
/** How much of the way the picture follows with each event: steady, and there within a third of a second. */
const SHARE = 0.2

const asking = (): AskingEvent['requestPermission'] =>
  typeof DeviceOrientationEvent === 'undefined'
    ? undefined
    : (DeviceOrientationEvent as AskingEvent).requestPermission?.bind(DeviceOrientationEvent)

/** Whether the sensor’s events come unasked: some browsers can be asked and have long allowed it. */
async function needsNoTap(): Promise<boolean> {
  try {
    return (
      (await navigator.permissions.query({ name: 'accelerometer' as PermissionName })).state === 'granted'
    )
  } catch {
    return false
  }
}

/** The device’s compass: `none` where there is no sensor or it does not know north. `calm` renews it twice a second. */
export function useCompass(calm: boolean): Compass {
  const [state, setState] = useState<CompassState>('looking')
  const [reading, setReading] = useState<Pick<Compass, 'heading' | 'accuracy'>>({})
  const [listening, setListening] = useState(() => !asking())
  useListening(listening, calm, setReading, setState)
  useEffect(() => {
    if (asking()) void needsNoTap().then((free) => (free ? setListening(true) : setState('ask')))
  }, [])
  const ask = useCallback(() => {
    const request = asking()
    if (!request) return
    request().then(
      (answer) => {
        setState(answer === 'granted' ? 'looking' : 'refused')
        setListening(answer === 'granted')
      },
      () => setState('refused'),
    )
  }, [])
  return { state, ask, ...(state === 'on' && reading) }
}

function useListening(
  listening: boolean,
  calm: boolean,
  onReading: (reading: Pick<Compass, 'heading' | 'accuracy'>) => void,
  onState: (state: CompassState) => void,
): void {
  const heading = useRef<number>(undefined)
  useEffect(() => {
    if (!listening) return
    let accuracy: Compass['accuracy']
    let next: ReturnType<typeof setTimeout> | undefined
    const silent = setTimeout(() => onState('none'), SILENT_AFTER_MS)
    const show = () => {
      next = undefined
      onReading({ heading: heading.current ?? 0, ...(accuracy !== undefined && { accuracy }) })
    }
    const onEvent = (event: Event) => {
      const found = readingOf(event as SensorEvent)
      if (!found) return
      clearTimeout(silent)
      onState('on')
      accuracy = found.accuracy
      heading.current = followed(heading.current, headingOf(found.reading, screenAngle()), SHARE)
      next ??= setTimeout(show, calm ? CALM_MS : FRAME_MS)
    }
    for (const name of EVENTS) addEventListener(name, onEvent)
    return () => {
      for (const name of EVENTS) removeEventListener(name, onEvent)
      clearTimeout(silent)
      clearTimeout(next)
    }
  }, [listening, calm, onReading, onState])
}

/** What an event tells of north; nothing when its zero is wherever the device was first held. */
function readingOf(
  event: SensorEvent,
): { reading: CompassReading; accuracy?: number | 'unsure' } | undefined {
  const { alpha, beta, gamma, webkitCompassHeading: heading, webkitCompassAccuracy: accuracy } = event
  if (typeof heading === 'number') {
    const said =
      typeof accuracy === 'number' ? { accuracy: accuracy < 0 ? ('unsure' as const) : accuracy } : {}
    return { reading: { kind: 'heading', heading }, ...said }
  }
  const knowsNorth = event.absolute || event.type === 'deviceorientationabsolute'
  if (!knowsNorth || alpha === null) return undefined
  return { reading: { kind: 'angles', alpha, beta: beta ?? 0, gamma: gamma ?? 0 } }
}

const screenAngle = (): number =>
  screen.orientation?.angle ?? (globalThis as { orientation?: number }).orientation ?? 0
