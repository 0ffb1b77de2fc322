/** An address: small Latin letters and digits, with hyphens between words. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A slug made of a title’s Latin letters and digits, of at most this many characters. */
export const titleSlug = (title: string, most: number): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’ʿʾ]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replaceAll(/^-+|-+$/g, '')
