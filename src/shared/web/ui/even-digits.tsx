import { createElement } from 'react'

const inItsPlace = (digit: string) => <span className="inline-block w-[.63em] text-center">{digit}</span>

/**
 * A clock that ticks without moving: the large typefaces have digits of different widths, Latin and Arabic ones alike, so
 * each stands in the middle of a place of its own.
 */
export const EvenDigits = ({ children }: { children: string }) =>
  createElement(
    'bdi',
    { dir: 'ltr' },
    ...Array.from(children, (sign) => (sign === ':' ? sign : inItsPlace(sign))),
  )
