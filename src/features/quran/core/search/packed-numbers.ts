/** Numbers are stored as characters above those that JSON escapes and below the surrogates. */
const FIRST = 0x5d
const LAST = 0xd7ff

/** Encodes numbers from 0 as characters. Throws `RangeError` above 55,202. */
export function encodeNumbers(numbers: readonly number[]): string {
  return numbers.map(character).join('')
}

function character(number: number): string {
  if (number > LAST - FIRST) throw new RangeError('There are too many different words to index.')
  return String.fromCharCode(FIRST + number)
}

/** The inverse of {@link encodeNumbers}. */
export function decodeNumbers(characters: string): Uint16Array {
  const numbers = new Uint16Array(characters.length)
  for (let index = 0; index < characters.length; index++)
    numbers[index] = characters.charCodeAt(index) - FIRST
  return numbers
}
