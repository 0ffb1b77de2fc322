import { memo, startTransition, useEffect, useRef, useState } from 'react'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { usePrinting } from '#shared/web/use-printing.ts'
import type { ReadableDua } from '../core/index.ts'
import { type DuaAction, DuaCard } from './dua-card.tsx'
import { meaningOf, titleOf } from './dua-text.tsx'

/** Cards that are drawn together. An even number fills both columns. */
const BLOCK = 10
const NEAR = '1000px 0px'

interface CardProps {
  /** How often each was said; `undefined` until their day is known. */
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly isHidden: boolean
  readonly onCount: (dua: ReadableDua) => void
  readonly onAct: (action: DuaAction, dua: ReadableDua) => void
}

/**
 * The cards of a list. Those far from the screen are only headings and texts, which the browser finds and a screen reader
 * lists, because a thousand cards take a slow phone long to draw. In print all are cards.
 */
export function DuaBlocks({ duas, ...cards }: CardProps & { duas: readonly ReadableDua[] }) {
  const [areAllDrawn, setAllDrawn] = useState(false)
  const printing = usePrinting()
  useEffect(() => startTransition(() => setAllDrawn(true)), [])
  const blocks = areAllDrawn || printing ? Math.ceil(duas.length / BLOCK) : Math.min(1, duas.length)
  return (
    <div className="mt-4 grid grid-cols-1 gap-4 print:block">
      {Array.from({ length: blocks }, (_, index) => (
        <Block
          duas={duas}
          first={index * BLOCK}
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is a part of the list, whatever it contains.
          key={index}
          printing={printing}
          {...cards}
        />
      ))}
    </div>
  )
}

const Block = memo(function Block({
  duas,
  first,
  counts,
  printing,
  ...card
}: CardProps & { duas: readonly ReadableDua[]; first: number; printing: boolean }) {
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
      // The padding leaves space for shadows and focus rings, which are cut off at its edge.
      className="-m-3 p-3 print:m-0 print:p-0 [contain-intrinsic-block-size:auto_160rem] [content-visibility:auto] lg:[contain-intrinsic-block-size:auto_100rem] print:[content-visibility:visible]"
      ref={block}
    >
      {isNear || printing ? (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 print:block">
          {duas.slice(first, first + BLOCK).map((dua) => (
            <DuaCard dua={dua} key={dua.id} said={counts && (counts[dua.id] ?? 0)} {...card} />
          ))}
        </div>
      ) : (
        <FarTexts duas={duas} first={first} isHidden={card.isHidden} />
      )}
    </div>
  )
})

/** The headings and texts of cards far from the screen, written without React, which would take several times as long. */
const FarTexts = memo(function FarTexts({
  duas,
  first,
  isHidden,
}: {
  duas: readonly ReadableDua[]
  first: number
  isHidden: boolean
}) {
  const texts = duas.slice(first, first + BLOCK)
  return <div ref={(block) => block?.replaceChildren(...texts.flatMap((dua) => farText(dua, isHidden)))} />
})

function farText(dua: ReadableDua, isHidden: boolean): readonly Element[] {
  const title = titleOf(dua)
  const heading = element('h2', title.text, title.language)
  if (isHidden) return [heading]
  const texts = [heading, element('p', dua.arabic, 'ar')]
  if (currentLanguage().code === 'ar') return texts
  const meaning = meaningOf(dua)
  return [
    ...texts,
    element('p', dua.transliteration, 'ar-Latn'),
    element('p', meaning.text, meaning.language),
  ]
}

function element(tag: 'h2' | 'p', text: string, language?: string): Element {
  const made = document.createElement(tag)
  made.textContent = text
  if (language) made.lang = language
  return made
}
