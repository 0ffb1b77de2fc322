/** Shorter names have too many neighbours, and longer texts are not names. */
const SHORTEST = 5
const LONGEST = 30

/** The letters of a script that people type, by one of its letters. */
const alphabets: readonly (readonly [script: RegExp, letters: string])[] = [
  [/\p{Script=Latin}/u, 'abcdefghijklmnopqrstuvwxyz'],
  [/\p{Script=Arabic}/u, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويپچژگ'],
  [/\p{Script=Cyrillic}/u, 'абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґ'],
]

const isRightLength = ({ length }: string) => length >= SHORTEST && length <= LONGEST

/**
 * The possible corrections of folded text with one missing, extra or wrong letter, or two swapped ones. The
 * first letter is assumed to be right. Empty for short and for very long names.
 */
export function withoutOneTypo(typed: string): ReadonlySet<string> {
  const meant = new Set<string>()
  if (!isRightLength(typed)) return meant
  const letters = alphabets.find(([script]) => script.test(typed))?.[1] ?? ''
  for (let at = 1; at <= typed.length; at++) {
    const before = typed.slice(0, at)
    const after = typed.slice(at)
    for (const letter of `${letters} `) {
      meant.add(before + letter + after)
      if (after !== '') meant.add(before + letter + after.slice(1))
    }
    if (after !== '') meant.add(before + after.slice(1))
    if (after.length > 1) meant.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
  }
  meant.delete(typed)
  return meant
}

/** Whether `name` begins with a correction of `typed`, as {@link withoutOneTypo} would list it. */
export function beginsWithOneTypo(name: string, typed: string): boolean {
  if (!isRightLength(typed) || name.charAt(0) !== typed.charAt(0)) return false
  let at = 1
  while (at < typed.length && name.charAt(at) === typed.charAt(at)) at++
  const [rest, after] = [name.slice(at), typed.slice(at)]
  return (
    rest.slice(1).startsWith(after) ||
    rest.slice(1).startsWith(after.slice(1)) ||
    rest.startsWith(after.slice(1)) ||
    (after.length > 1 && rest.startsWith(after.charAt(1) + after.charAt(0) + after.slice(2)))
  )
}
