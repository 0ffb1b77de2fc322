/** A use of texts in a source file: one key, or every key that matches a template. */
export interface Use {
  readonly file: string
  /** As in the source: `prayer:title`, or `prayer:names.${name}`. */
  readonly written: string
  readonly fits: (key: string) => boolean
}

const quoted = /(['"])([\w-]+:[\w.-]+)\1/g
const template = /`([\w-]+:[^`\s]*\$\{[^`]*\}[^`\s]*)`/g
const callWithoutFeature = /(?<![\w.])t\(\s*(['"`])([^'"`:]*)\1/g

/**
 * The uses of texts in the source of `file`. A key is a whole quoted string, `feature:key`, or a template in
 * which `${…}` matches any text. Only names in `features` count; `node:fs` is not a text.
 */
export function usesIn(file: string, source: string, features: ReadonlySet<string>): Use[] {
  const written = [
    ...[...source.matchAll(quoted)].map((match) => match[2] ?? ''),
    ...[...source.matchAll(template)].map((match) => match[1] ?? ''),
  ]
  return written
    .filter((key) => features.has(key.slice(0, key.indexOf(':'))))
    .map((key) => ({ file, written: key, fits: fitting(key) }))
}

/** Keys passed to `t` without their feature, which i18next would look up in the wrong file. */
export function keysWithoutFeature(source: string): string[] {
  return [...source.matchAll(callWithoutFeature)].map((match) => match[2] ?? '')
}

function fitting(written: string): (key: string) => boolean {
  const fixed = written.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`^${fixed.join('.+')}$`)
  return (key) => pattern.test(key)
}
