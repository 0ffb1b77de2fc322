import { type RefObject, useEffect, useRef } from 'react'

/** Moves by a wheel that turns sideways, by two fingers on a touchpad, or by the wheel with Shift. */
export function useWheelPan(ref: RefObject<HTMLElement | null>, onPan: (pixels: number) => void): void {
  const latest = useRef(onPan)
  latest.current = onPan
  useEffect(() => {
    const element = ref.current
    const onWheel = (event: WheelEvent) => {
      const sideways = event.deltaX || (event.shiftKey ? event.deltaY : 0)
      if (event.ctrlKey || event.metaKey || Math.abs(sideways) < Math.abs(event.shiftKey ? 0 : event.deltaY))
        return
      event.preventDefault()
      latest.current(sideways)
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [ref])
}
