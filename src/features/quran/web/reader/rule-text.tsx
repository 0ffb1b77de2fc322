import { useLayoutEffect, useRef } from 'react'
import { tajweedOf } from '../../core/tajweed/tajweed.ts'
import type { TajweedRule } from '../../core/tajweed/tajweed-rules.ts'
import { paintLetters } from './paint-letters.ts'
import { familyOf, withPauseSigns } from './tajweed-families.ts'
import './tajweed.css'

/** A verse in which the letters of one rule are marked: as the reader does, or underlined if the reader doesn't colour it. */
export function RuleText({ text, rule }: { text: string; rule: TajweedRule }) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const family = familyOf(rule) ?? 'other'
    const parts = tajweedOf(text)
      .filter((mark) => mark.rule === rule)
      .map((mark) => ({ ...withPauseSigns(text, mark), family }))
    return paintLetters(ref.current?.firstChild, parts)
  }, [text, rule])
  return (
    <span className="[text-decoration-skip-ink:none]" ref={ref}>
      {text}
    </span>
  )
}
