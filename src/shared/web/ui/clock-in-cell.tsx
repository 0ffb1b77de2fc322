import { Fragment } from 'react'
import { classNames } from './class-names.ts'

const DIGIT = /\p{Nd}/u

/**
 * A formatted time of day in a cell: the word for the half of the day is smaller, and below where there is no room.
 * In a table, there is none on a phone.
 */
export function ClockInCell({ text, inTable = true }: { text: string; inTable?: boolean }) {
  const parts = text.split('\u00a0')
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      {DIGIT.test(part) ? (
        part
      ) : (
        <span className={classNames('text-[0.85em]', inTable && 'max-sm:block')}>{part}</span>
      )}
    </Fragment>
  ))
}
