import { createElement } from 'react'

const inItsPlace = (digit: string) => (
  <span className="rtl:inline-block rtl:w-[.64em] rtl:text-center">{digit}</span>
)

/**
 * A clock that ticks without moving: where the typeface of a script has digits of different widths, as Arabic ones
 * have, each stands in the middle of a place of its own.
 */
export const EvenDigits = ({ children }: { children: string }) =>
  createElement(
    'bdi',
    { dir: 'ltr' },
    ...Array.from(children, (sign) => (sign === ':' ? sign : inItsPlace(sign))),
  )
