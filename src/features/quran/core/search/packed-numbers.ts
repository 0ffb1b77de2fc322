/** Numbers as characters: behind those that JSON escapes, before the surrogates. Small to keep and quick to read. */
const FIRST = 0x5d
const LAST = 0xd7ff

/** Writes numbers from 0 as characters. Throws `RangeError` for one above 55,202. */
export function charactersOf(numbers: readonly number[]): string {
  return numbers.map(character).join('')
}

function character(number: number): string {
  if (number > LAST - FIRST) throw new RangeError('There are too many different words to index.')
  return String.fromCharCode(FIRST + number)
}

/** The numbers that were written as characters. */
export function numbersOf(characters: string): Uint16Array {
  const numbers = new Uint16Array(characters.length)
  for (let index = 0; index < characters.length; index++)
    numbers[index] = characters.charCodeAt(index) - FIRST
  return numbers
}
