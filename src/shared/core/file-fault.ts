/** A mistake in an imported file: a code to translate, with the values of its sentence. */
export interface FileFault<Code extends string> {
  readonly code: Code
  readonly values: Readonly<Record<string, string | number>>
}

/** The sentence of a mistake: `sentences` has one for each code, with names of values in braces. */
export const sentenceOf = <Code extends string>(
  sentences: Readonly<Record<Code, string>>,
  { code, values }: FileFault<Code>,
): string => sentences[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** The start of a file's text for such a value, with control characters escaped for terminals. */
export const escaped = (text: string): string =>
  JSON.stringify(text.slice(0, 40).replaceAll(/[\p{Cc}\p{Cf}]/gu, '�')).slice(1, -1)
