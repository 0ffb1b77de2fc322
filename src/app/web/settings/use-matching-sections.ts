import { useLayoutEffect, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { type SectionId, sections } from './sections.ts'

/** The sections that contain every word of `text`, in their texts or keywords. */
export function useMatchingSections(text: string): ReadonlySet<SectionId> {
  const [found, setFound] = useState<ReadonlySet<SectionId>>(() => new Set(sections.map(({ id }) => id)))
  useLayoutEffect(() => {
    const wanted = folded(text).split(/\s+/).filter(Boolean)
    const has = (id: SectionId) => {
      const said = folded(`${t(`settings:words.${id}`)} ${document.getElementById(id)?.textContent ?? ''}`)
      return wanted.every((word) => said.includes(word))
    }
    setFound(new Set(sections.map(({ id }) => id).filter(has)))
  }, [text])
  return found
}

/** Lower case without marks, so that vowels and accents don't matter. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
