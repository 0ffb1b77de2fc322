import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePrinting } from '#shared/web/use-printing.ts'

/** Rows that are rendered and removed together while scrolling. */
const BLOCK = 24
const NEAR = '900px 0px'

/**
 * A long list that renders only rows near the screen; the others keep the space of their last height. In
 * print all of it is rendered.
 */
export function Blocks<Item>({
  items,
  estimate,
  children,
}: {
  items: readonly Item[]
  /** The estimated height of a row in pixels until it is rendered. */
  estimate: number
  children: (item: Item, position: number) => ReactNode
}) {
  const starts = Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, index) => index * BLOCK)
  return starts.map((start) => (
    <Block estimate={Math.min(BLOCK, items.length - start) * estimate} first={start === 0} key={start}>
      {() => items.slice(start, start + BLOCK).map((item, index) => children(item, start + index + 1))}
    </Block>
  ))
}

function Block({
  estimate,
  first,
  children,
}: {
  estimate: number
  first: boolean
  children: () => ReactNode
}) {
  const element = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number | undefined>(first ? undefined : estimate)
  const printing = usePrinting()
  const drawn = printing || height === undefined
  useEffect(() => {
    const block = element.current
    if (!block) return
    const observer = new IntersectionObserver(
      // A busy page may report several changes at once; the last one counts.
      (entries) => setHeight(entries.at(-1)?.isIntersecting ? undefined : block.offsetHeight),
      { rootMargin: NEAR },
    )
    observer.observe(block)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={element} style={{ height: printing ? undefined : height }}>
      {drawn && children()}
    </div>
  )
}
