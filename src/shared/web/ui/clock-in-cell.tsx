import { Fragment } from 'react'

const DIGIT = /\p{Nd}/u

/**
 * A formatted time of day in a narrow cell: the word for the half of the day is smaller, and below on a phone.
 */
export function ClockInCell({ text }: { text: string }) {
  const parts = text.split('\u00a0')
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      {DIGIT.test(part) ? part : <span className="text-[0.85em] max-sm:block">{part}</span>}
    </Fragment>
  ))
}
