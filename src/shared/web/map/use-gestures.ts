import { type RefObject, useEffect, useRef } from 'react'
import type { WorldPoint } from './map-view.ts'

interface Moves {
  /** Moves the map by pixels. */
  readonly push: (by: WorldPoint) => void
  /** Zooms by `factor` around a point in pixels from the corner, or around the centre. */
  readonly zoom: (factor: number, at?: WorldPoint) => void
  /** A press without a move at a point, or Enter for the centre. */
  readonly pick?: ((at: WorldPoint | undefined) => void) | undefined
}

/** A press may tremble by this many pixels. */
const STILL = 6

const STEP = 60
const ARROWS: Readonly<Record<string, WorldPoint>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

/**
 * Moves a picture by mouse, touch, wheel and keys. One finger moves it sideways and two in any direction, so
 * that the page can be scrolled by touch; for the same reason the wheel zooms only with Ctrl. A drag that
 * begins on a button moves the picture too, and doesn’t press the button.
 */
export function useGestures(ref: RefObject<HTMLElement | null>, moves: Moves): void {
  const latest = useRef(moves)
  latest.current = moves
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const pointers = new Map<number, WorldPoint>()
    /** Where a press began that isn’t a drag yet. */
    let pressed: WorldPoint | undefined
    let isOnButton = false
    let isDrag = false
    const corner = () => element.getBoundingClientRect()
    const point = (event: MouseEvent): WorldPoint => [
      event.clientX - corner().left,
      event.clientY - corner().top,
    ]

    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return
      pointers.set(event.pointerId, point(event))
      pressed = pointers.size === 1 ? point(event) : undefined
      isDrag = pointers.size > 1
      isOnButton = (event.target as Element).closest('button') !== null
      // A captured pointer would press the picture instead of its button.
      if (!isOnButton) element.setPointerCapture(event.pointerId)
    }
    const onMove = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId)
      // It was released outside, before it became a drag.
      if (event.buttons === 0) pointers.delete(event.pointerId)
      if (!before || event.buttons === 0) return
      const now = point(event)
      isDrag ||= !pressed || Math.hypot(now[0] - pressed[0], now[1] - pressed[1]) >= STILL
      if (isOnButton && !isDrag) return
      if (isOnButton) for (const id of pointers.keys()) element.setPointerCapture(id)
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
      pointers.set(event.pointerId, now)
      const share = other ? 0.5 : 1
      latest.current.push([(now[0] - before[0]) * share, (now[1] - before[1]) * share])
      if (!other) return
      const spread = (of: WorldPoint) => Math.hypot(of[0] - other[0], of[1] - other[1])
      const factor = spread(now) / Math.max(1, spread(before))
      latest.current.zoom(factor, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2])
    }
    const onUp = (event: PointerEvent) => {
      pointers.delete(event.pointerId)
      const [x, y] = point(event)
      const isStill = pressed && Math.hypot(x - pressed[0], y - pressed[1]) < STILL
      if (event.type === 'pointerup' && isStill && !isOnButton) latest.current.pick?.([x, y])
      pressed = undefined
    }
    /** The click at the end of a drag. */
    const onClick = (event: MouseEvent) => {
      if (isDrag && event.detail > 0) event.stopPropagation()
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      latest.current.zoom(Math.exp(-event.deltaY / 200), point(event))
    }
    const onTwice = (event: MouseEvent) => {
      if (!(event.target as Element).closest('button')) latest.current.zoom(2, point(event))
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return
      const arrow = ARROWS[event.key]
      const factor = event.key === '+' || event.key === '=' ? 2 : event.key === '-' ? 0.5 : undefined
      if (arrow) latest.current.push(arrow)
      else if (factor) latest.current.zoom(factor)
      else if (event.key === 'Enter' && latest.current.pick) latest.current.pick(undefined)
      else return
      event.preventDefault()
    }
    const ending = new AbortController()
    const { signal } = ending
    element.addEventListener('pointerdown', onDown, { signal })
    element.addEventListener('pointermove', onMove, { signal })
    element.addEventListener('pointerup', onUp, { signal })
    element.addEventListener('pointercancel', onUp, { signal })
    element.addEventListener('click', onClick, { signal, capture: true })
    element.addEventListener('wheel', onWheel, { signal, passive: false })
    element.addEventListener('dblclick', onTwice, { signal })
    element.addEventListener('keydown', onKey, { signal })
    return () => ending.abort()
  }, [ref])
}
