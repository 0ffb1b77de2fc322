import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { SurahVerses } from '../../core/reader-address.ts'

const AHEAD = '1500px'

/** Surah after surah: those up to `needed` at once, the further ones when one comes near them. */
export function Sections<Props extends object>({
  portion,
  needed,
  Section,
  props,
}: {
  portion: readonly SurahVerses[]
  /** The surah that has to be there from the beginning. */
  needed: number
  Section: ComponentType<Props & { verses: SurahVerses; isFirst: boolean }>
  props: Props
}) {
  const least = portion.findIndex(({ surah }) => surah === needed) + 1
  const [more, setMore] = useState(0)
  const end = useRef<HTMLDivElement>(null)
  const count = Math.min(portion.length, Math.max(1, least) + more)
  useEffect(() => {
    if (count >= portion.length || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setMore((n) => n + 1), {
      rootMargin: AHEAD,
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
