import { answerWriter } from '#shared/server/http/answer-writer.ts'
import { searchCities } from '../core/location.contract.ts'
import type { CityIndex } from './city-index.ts'

/** A quarter of a kilobyte each. Big cities are found again and again, whatever is typed. */
const KEPT_TEXTS = 2000

/** Gives the JSON of the city at a position, as the contract has it in an answer. */
export function cityTexts(index: Pick<CityIndex, 'cityAt'>): (position: number) => string {
  const write = answerWriter(searchCities.answer.element)
  const known = new Map<number, string>()
  return (position) => {
    let text = known.get(position)
    if (text === undefined) {
      text = write(index.cityAt(position))
      if (known.size >= KEPT_TEXTS) known.clear()
      known.set(position, text)
    }
    return text
  }
}
