import { VALUE_LIMIT } from './record.ts'

/** Lists and objects may stand so deep in one another. */
const MOST_DEPTH = 32

/** PostgreSQL's JSON has no place for them: the character 0 and halves of a pair of surrogates. */
const UNSTORABLE = /[\0\p{Surrogate}]/u
const UNSTORABLES = new RegExp(UNSTORABLE, 'gu')

/** Whether the database can hold the text as it is. */
export const isStorableText = (text: string): boolean => !UNSTORABLE.test(text)

/** Whether an account takes `value`: JSON that is neither too long nor too deep, with texts that can be stored. */
export function isRecordValue(value: unknown): boolean {
  return value !== undefined && isShallow(value, MOST_DEPTH) && JSON.stringify(value).length <= VALUE_LIMIT
}

/** `value` as JSON has it, without the characters that cannot be stored; `undefined` when it is nested too deep or JSON does not have it. */
export function storable(value: unknown): unknown {
  if (isShallow(value, MOST_DEPTH)) return value
  if (isTooDeep(value)) return undefined
  const text = JSON.stringify(value, (_, part) => (typeof part === 'string' ? clean(part) : part))
  return text === undefined ? undefined : JSON.parse(text)
}

/**
 * Whether `value` is nested deeper than an account stores, or in a circle. Newer engines read and write any depth of JSON,
 * and only what walks through it later would overflow the stack.
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
