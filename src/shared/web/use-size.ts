import { useLayoutEffect, useRef, useState } from 'react'

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

export interface MeasuredSize extends Size {
  /** The size of the page's letters (CSS `rem`), which people choose. */
  readonly rem: number
}

/**
 * The size of an element as it changes; `undefined` until it is laid out. The browser tells it when it has laid out
 * the page for itself: asking before would make it do that in the middle of drawing.
 */
export function useSize<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [size, setSize] = useState<MeasuredSize>()
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      if (width && height) setSize({ width, height, rem })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}
