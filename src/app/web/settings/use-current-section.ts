import { useEffect, useState } from 'react'
import { type SectionId, sections } from './sections.ts'

const isSection = (id: string): id is SectionId => sections.some((section) => section.id === id)

/** The current section: the one in the upper third of the screen. */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>(sections[0].id)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target.id
        if (seen && isSection(seen)) setCurrent(seen)
      },
      { rootMargin: '-20% 0px -70% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
