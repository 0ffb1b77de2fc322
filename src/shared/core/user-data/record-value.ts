import { VALUE_LIMIT } from './record.ts'

/** The deepest nesting of lists and objects. */
const MOST_DEPTH = 32

/** Characters that PostgreSQL's JSON cannot store: U+0000 and unpaired surrogates. */
const UNSTORABLE = /[\0\p{Surrogate}]/u
const UNSTORABLES = new RegExp(UNSTORABLE, 'gu')

/** Whether the database can store the text. */
export const isStorableText = (text: string): boolean => !UNSTORABLE.test(text)

/**
 * Whether an account accepts `value`: JSON that is neither too long nor too deep, with only storable
 * characters.
 */
export function isRecordValue(value: unknown): boolean {
  return value !== undefined && isShallow(value, MOST_DEPTH) && JSON.stringify(value).length <= VALUE_LIMIT
}

/**
 * `value` as JSON without the characters that cannot be stored; `undefined` if it is nested too deeply or is
 * not JSON.
 */
export function storable(value: unknown): unknown {
  if (isShallow(value, MOST_DEPTH)) return value
  if (isTooDeep(value)) return undefined
  const text = JSON.stringify(value, (_, part) => (typeof part === 'string' ? clean(part) : part))
  return text === undefined ? undefined : JSON.parse(text)
}

/**
 * Whether `value` is nested more deeply than an account stores, or is circular. Newer engines parse JSON of
 * any depth, but later recursive code would overflow the stack.
 */
export function isTooDeep(value: unknown, depth = MOST_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((part) => isTooDeep(part, depth - 1))
}

const clean = (text: string) => text.replaceAll(UNSTORABLES, '')

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' || value === null
  if (depth === 0) return false
  return Array.isArray(value)
    ? value.every((part) => isShallow(part, depth - 1))
    : Object.entries(value).every(([key, part]) => isStorableText(key) && isShallow(part, depth - 1))
}
