import { roomAround } from '../backdrop.ts'
import { element, radialGradient } from '../svg.ts'
import { lattice } from './lattice.ts'
import type { Ornament } from './ornament.ts'

/** Stars at the edges that fade before they reach the texts. */
export const field: Ornament = ({ width, height }, { ornament }) => {
  const unit = Math.min(width, height)
  const cell = unit * 0.12
  const [x, y] = [width / 2 - cell / 2, height / 2 - cell / 2]
  const svg =
    element(
      'defs',
      {},
      lattice('field', { cell, colour: ornament, weight: unit * 0.0014, x, y }),
      radialGradient(
        'fade',
        [
          [0.66, '#000'],
          [1, '#fff'],
        ],
        { cx: '50%', cy: '50%', r: '68%' },
      ),
      element('mask', { id: 'edges' }, element('rect', { width, height, fill: 'url(#fade)' })),
    ) + element('rect', { width, height, fill: 'url(#field)', mask: 'url(#edges)' })
  return { svg, room: roomAround(width / 2, height / 2, width * 0.64, height * 0.56) }
}
