import { createElement } from 'react'

/** The Persian ۳ is wider than other digits. */
const inItsPlace = (digit: string) => (
  <span className="inline-block w-[.63em] text-center [:lang(fa)_&]:w-[.67em]">{digit}</span>
)

/**
 * A clock whose digits don't move: the large typefaces have digits of different widths, Latin and Arabic, so
 * each is centred in a box of equal width.
 */
export const EvenDigits = ({ children }: { children: string }) =>
  createElement(
    'bdi',
    { dir: 'ltr' },
    ...Array.from(children, (sign) => (sign === ':' ? sign : inItsPlace(sign))),
  )
