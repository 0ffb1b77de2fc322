import { AppError, type FieldError } from '#shared/core/app-error.ts'
import type { RafiqServer } from '../services.ts'

/**
 * The deepest nesting accepted. No call needs more, and walking through deeper JSON could overflow the stack.
 */
const MOST_DEPTH = 64

/**
 * Answers 400 to a request with U+0000, which PostgreSQL cannot store and no text needs, and to one that is
 * nested too deeply.
 */
export function refuseNullBytes(app: RafiqServer): void {
  app.addHook('onRequest', (request, _, done) => {
    const found = request.url.includes('%00') || request.url.includes('\0')
    done(found ? refusal([{ field: 'url', code: 'null_byte' }]) : undefined)
  })
  app.addHook('preValidation', (request, _, done) => {
    if (isDeeperThan(MOST_DEPTH, request.body)) return done(refusal([{ field: 'body', code: 'too_deep' }]))
    const field = placeOfNullByte(request.body)
    done(field === undefined ? undefined : refusal([{ field: field || 'body', code: 'null_byte' }]))
  })
}

function refusal(fields: readonly FieldError[]): AppError {
  return new AppError(
    'invalid_request',
    400,
    `Invalid request: ${fields[0]?.field} (${fields[0]?.code}).`,
    fields,
  )
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false
  return depth === 0 || Object.values(value).some((member) => isDeeperThan(depth - 1, member))
}

/**
 * The path to the first text or name with a null byte, such as `verses.0.note`; `undefined` if there is none.
 * Binary data is not searched.
 */
function placeOfNullByte(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? '' : undefined
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  for (const [name, member] of Object.entries(value)) {
    if (name.includes('\0')) return ''
    const place = placeOfNullByte(member)
    if (place !== undefined) return place ? `${name}.${place}` : name
  }
  return undefined
}
