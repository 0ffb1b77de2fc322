/** Whether `found` is a text with something in it and at most `longest` UTF-16 units. */
export function isText(found: unknown, longest: number): found is string {
  return typeof found === 'string' && found.trim() !== '' && found.length <= longest
}
