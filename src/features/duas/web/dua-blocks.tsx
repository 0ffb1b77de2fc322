import { memo, startTransition, useEffect, useRef, useState } from 'react'
import { usePrinting } from '#shared/web/use-printing.ts'
import type { ReadableDua } from '../core/index.ts'
import { type DuaAction, DuaCard } from './dua-card.tsx'

/** Cards that get their buttons together. An even number fills both columns. */
const BLOCK = 10
const NEAR = '1000px 0px'

interface CardProps {
  /** How often each was said; `undefined` until that is known. */
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly isHidden: boolean
  readonly onCount: (dua: ReadableDua) => void
  readonly onAct: (action: DuaAction, dua: ReadableDua) => void
}

/**
 * The cards of a list. The first ones are drawn at once, the others in small steps. All texts are on the page, so that the
 * browser finds and prints them, but only cards near the screen have buttons.
 */
export function DuaBlocks({ duas, ...cards }: CardProps & { duas: readonly ReadableDua[] }) {
  const [areAllDrawn, setAllDrawn] = useState(false)
  const printing = usePrinting()
  useEffect(() => startTransition(() => setAllDrawn(true)), [])
  const blocks = areAllDrawn || printing ? Math.ceil(duas.length / BLOCK) : Math.min(1, duas.length)
  return (
    <div className="mt-4 grid grid-cols-1 gap-4 print:block">
      {Array.from({ length: blocks }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is a part of the list, whatever it contains.
        <Block duas={duas} first={index * BLOCK} key={index} {...cards} />
      ))}
    </div>
  )
}

const Block = memo(function Block({
  duas,
  first,
  counts,
  ...card
}: CardProps & { duas: readonly ReadableDua[]; first: number }) {
  const block = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(first === 0)
  useEffect(() => {
    if (isNear || !block.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(block.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div
      className="grid grid-cols-1 items-start gap-4 [contain-intrinsic-block-size:auto_120rem] [content-visibility:auto] lg:grid-cols-2 print:block print:[content-visibility:visible]"
      ref={block}
    >
      {duas.slice(first, first + BLOCK).map((dua) => (
        <DuaCard dua={dua} isNear={isNear} key={dua.id} said={counts?.[dua.id] ?? 0} {...card} />
      ))}
    </div>
  )
})
