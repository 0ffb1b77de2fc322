import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { SurahVerses } from '../../core/reader-address.ts'

const PRELOAD_MARGIN = '1500px'

/** Renders surahs up to `needed` at once, and further ones when the user scrolls near them. */
export function Sections<Props extends object>({
  portion,
  needed,
  Section,
  props,
}: {
  portion: readonly SurahVerses[]
  /** The surah that must be rendered from the beginning. */
  needed: number
  Section: ComponentType<Props & { verses: SurahVerses; isFirst: boolean }>
  props: Props
}) {
  const neededCount = portion.findIndex(({ surah }) => surah === needed) + 1
  const [more, setMore] = useState(0)
  const end = useRef<HTMLDivElement>(null)
  const count = Math.min(portion.length, Math.max(1, neededCount) + more)
  useEffect(() => {
    if (count >= portion.length || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setMore((n) => n + 1), {
      rootMargin: PRELOAD_MARGIN,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count, portion.length])
  return (
    <>
      {portion.slice(0, count).map((verses, index) => (
        <Section {...props} isFirst={index === 0} key={verses.surah} verses={verses} />
      ))}
      <div ref={end} />
    </>
  )
}
