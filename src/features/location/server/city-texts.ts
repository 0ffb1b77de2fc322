import { answerWriter } from '#shared/server/http/answer-writer.ts'
import { searchCities } from '../core/location.contract.ts'
import type { CityIndex } from './city-index.ts'

/** A fifth of a kilobyte each. These are found again and again, whatever is typed; keeping others would cost more than it spares. */
const BIGGEST = 5000

/** Gives the JSON of the city at a position, as the contract has it in an answer. */
export function cityTexts(index: Pick<CityIndex, 'cityAt'>): (position: number) => string {
  const write = answerWriter(searchCities.answer.element)
  const known = new Array<string | undefined>(BIGGEST).fill(undefined)
  return (position) => {
    const text = known[position] ?? write(index.cityAt(position))
    if (position < BIGGEST) known[position] = text
    return text
  }
}
