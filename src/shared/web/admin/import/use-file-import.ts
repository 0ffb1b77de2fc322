import { useEffect, useRef, useState } from 'react'
import type { FieldError } from '#shared/core/app-error.ts'
import type { Endpoint } from '#shared/core/contract/endpoint.ts'
import { sendFile } from '../../api/file-transfer.ts'
import { ApiError, addressOf } from '../../api/request.ts'
import { t } from '../../i18n/i18n.ts'

/** What an import of a file found and stored, as `fileImportAnswer` describes it. */
export interface FileImport {
  readonly problems: readonly { readonly line: number }[]
  readonly problemCount: number
  readonly existing: { readonly version: string } | null
  readonly isUnchanged: boolean
  readonly isStored: boolean
}

/** The options of an import by name, as texts; an empty one is left out. */
export type Options = Readonly<Record<string, string>>

interface Input<Names extends Options> {
  readonly file: File | undefined
  readonly options: Names
}

type State<Names extends Options, Found> =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy'; readonly share: number }
  | {
      readonly kind: 'checked'
      readonly input: Input<Names>
      readonly found: Found
      /** Whether another version was imported since the last check. */
      readonly wasOvertaken: boolean
    }
  | { readonly kind: 'refused'; readonly input: Input<Names>; readonly fields: readonly FieldError[] }
  | { readonly kind: 'failed'; readonly message: string }

const conflicts: readonly (string | undefined)[] = ['slug_taken', 'version_conflict']

/** Checks a file with options and imports it. `onStored` is called after the import. */
export function useFileImport<Names extends Options, Found extends FileImport>(
  endpoint: Endpoint,
  { start, maxBytes, onStored }: { start: Names; maxBytes: number; onStored: (found: Found) => void },
) {
  const [input, setInput] = useState<Input<Names>>({ file: undefined, options: start })
  const [state, setState] = useState<State<Names, Found>>({ kind: 'none' })
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (mode: 'check' | 'import', replaces: string | undefined): Promise<Found | undefined> => {
    const { file, options } = input
    if (!file) return refuse([{ field: 'file', code: 'missing' }])
    if (file.size > maxBytes) return refuse([{ field: 'file', code: 'too_large' }])
    sending.current?.abort()
    const controller = new AbortController()
    sending.current = controller
    const given = Object.entries(options).filter(([, value]) => value.trim() !== '')
    const query = { ...Object.fromEntries(given), mode, replaces }
    setState({ kind: 'busy', share: 0 })
    const answer = await sendFile({
      endpoint: { ...endpoint, path: addressOf(endpoint.path, query) },
      file,
      type: 'application/octet-stream',
      onShare: (share) => setState({ kind: 'busy', share }),
      signal: controller.signal,
    })
    return answer as Found
  }
  const refuse = (fields: readonly FieldError[]) => {
    setState({ kind: 'refused', input, fields })
    return undefined
  }
  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'invalid_request') return refuse(error.fields)
    if (error instanceof ApiError && error.code === 'body_too_large')
      return refuse([{ field: 'file', code: 'too_large' }])
    if (!sending.current?.signal.aborted) setState({ kind: 'failed', message: t('staff:unreachable') })
    return undefined
  }

  const check = async (wasOvertaken = false) => {
    const found = await send('check', undefined).catch(fail)
    if (found) setState({ kind: 'checked', input, found, wasOvertaken })
  }
  const store = async (replaces: string | undefined) => {
    try {
      const found = await send('import', replaces)
      if (found) onStored(found)
    } catch (error) {
      if (error instanceof ApiError && conflicts.includes(error.code)) await check(true)
      else fail(error)
    }
  }
  /** The code of a field's problem, until the field is changed. */
  const troubleOf = (field: string): string | undefined => {
    if (state.kind !== 'refused') return undefined
    const isChanged =
      field === 'file' ? state.input.file !== input.file : state.input.options[field] !== input.options[field]
    return isChanged ? undefined : state.fields.find((each) => each.field === field)?.code
  }
  return {
    ...input,
    state,
    /** The result of the check of this very file with these options. */
    checked: state.kind === 'checked' && state.input === input ? state : undefined,
    change: (options: Partial<Names>) =>
      setInput((now) => ({ ...now, options: { ...now.options, ...options } })),
    choose: (file: File) => setInput((now) => ({ ...now, file })),
    check,
    store,
    troubleOf,
  }
}
