import { useCallback, useEffect, useRef, useState } from 'react'
import { type CompassReading, followed, headingOf } from '../../core/compass.ts'

/** The state of the device’s compass. */
export type CompassState =
  /** It is not known yet whether there is one. */
  | 'looking'
  /** The browser requires a press before it gives access. */
  | 'ask'
  | 'refused'
  | 'none'
  | 'on'

export interface Compass {
  readonly state: CompassState
  /** Degrees from the sensor’s (magnetic) north to the top of the screen, while it is on. */
  readonly heading?: number
  /** Its possible error in degrees; `unsure` if the device can't tell, absent if it doesn't say. */
  readonly accuracy?: number | 'unsure'
  /** Asks for the permission; call it after a press. */
  readonly ask: () => void
}

/** Additional properties of iOS. */
type SensorEvent = DeviceOrientationEvent & {
  readonly webkitCompassHeading?: number
  readonly webkitCompassAccuracy?: number
}
type AskingEvent = { readonly requestPermission?: () => Promise<PermissionState> }

const EVENTS = ['deviceorientationabsolute', 'deviceorientation'] as const
/** An existing sensor sends events within this time. */
const SILENT_AFTER_MS = 2500
/** How often the rose is rendered; less often with reduced motion. */
const FRAME_MS = 16
const CALM_MS = 500
/** The share by which the rose follows each event: steady, and complete within a third of a second. */
const SHARE = 0.2

const asking = (): AskingEvent['requestPermission'] =>
  typeof DeviceOrientationEvent === 'undefined'
    ? undefined
    : (DeviceOrientationEvent as AskingEvent).requestPermission?.bind(DeviceOrientationEvent)

/**
 * Whether the sensor’s events come without a prompt: some browsers have one but were granted permission
 * before.
 */
async function needsNoTap(): Promise<boolean> {
  try {
    return (
      (await navigator.permissions.query({ name: 'accelerometer' as PermissionName })).state === 'granted'
    )
  } catch {
    return false
  }
}

/**
 * The device’s compass: `none` without a sensor, or if it does not know north. `calm` updates it twice a
 * second.
 */
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

/** The heading of an event; nothing if its zero is an arbitrary direction. */
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
