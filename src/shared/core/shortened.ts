/** At most the first `longest` characters of a text, without a broken word; an ellipsis follows if some are missing. */
export const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/u, '')}…`
