import { useRef, useState } from 'react'
import { ApiError, NetworkError } from '../../api/request.ts'
import { serverMessage } from '../server-message.ts'
import { draftOf, setDraft } from './editor-drafts.ts'

/** An item as the server has it. */
export interface Stored<Values> {
  readonly values: Values
  readonly version: number
}

export interface EditorOptions<Values> {
  /** The name of its draft on this device, such as `explanation/7`. */
  readonly draft: string
  /** The item, or the values of a new one. */
  readonly start: Stored<Values> | { readonly values: Values }
  /** Saves the values over `version`; rejects with `version_conflict` if another version was saved meanwhile. */
  readonly save: (values: Values, version: number | undefined) => Promise<void>
  /** Reads the item as it is now, after a conflict. */
  readonly readAgain: () => Promise<Stored<Values>>
  /** The problems of values by field, as codes; the server finds the same and more. */
  readonly troubles: (values: Values) => Troubles<Values>
}

export type Troubles<Values> = Partial<Record<keyof Values, string>>

/** What became of the last attempt to save. */
type Outcome<Values> =
  | { readonly kind: 'none' | 'saving' | 'offline' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'conflict'; readonly theirs: Stored<Values> }

/**
 * The state of an editor: values with their problems, a draft on this device, and what to do when someone else saved another
 * version.
 */
export function useEditor<Values extends object>(options: EditorOptions<Values>) {
  const { start, draft: key } = options
  const [state, setState] = useState(() => {
    const found = draftOf(key)
    // A draft is an edit by this form; fields that were added since have their usual values.
    const values = found ? { ...start.values, ...(found.values as Partial<Values>) } : start.values
    const version = found ? found.version : versionOf(start)
    return { values, version, wasDraft: found !== undefined }
  })
  const [refused, setRefused] = useState<Troubles<Values>>({})
  const [isTried, setTried] = useState(false)
  const [outcome, setOutcome] = useState<Outcome<Values>>({ kind: 'none' })
  const found = isTried ? options.troubles(state.values) : {}

  // A change may come from an earlier render, such as a place that was looked for while the user went on typing.
  const latest = useRef(state)
  latest.current = state
  const change = (next: Partial<Values>) => {
    const changed = { ...latest.current, values: { ...latest.current.values, ...next } }
    latest.current = changed
    setState(changed)
    setRefused(
      Object.fromEntries(Object.entries(refused).filter(([name]) => !(name in next))) as Troubles<Values>,
    )
    setDraft(key, { values: { ...changed.values }, version: changed.version })
  }

  const save = async (values: Values, version: number | undefined) => {
    setTried(true)
    if (Object.keys(options.troubles(values)).length > 0) return
    setOutcome({ kind: 'saving' })
    try {
      await options.save(values, version)
      setDraft(key, undefined)
      setOutcome({ kind: 'none' })
    } catch (error) {
      setOutcome(await outcomeOf(error))
    }
  }

  const outcomeOf = async (error: unknown): Promise<Outcome<Values>> => {
    if (error instanceof NetworkError) return { kind: 'offline' }
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'version_conflict') {
      const theirs = await options.readAgain().catch(() => undefined)
      return theirs ? { kind: 'conflict', theirs } : { kind: 'offline' }
    }
    const named = error.fields.filter(({ field }) => field in state.values)
    setRefused(Object.fromEntries(named.map(({ field, code }) => [field, code])) as Troubles<Values>)
    return named.length > 0 ? { kind: 'none' } : { kind: 'failed', message: serverMessage(error) ?? '' }
  }

  return {
    ...state,
    troubles: { ...refused, ...found } as Troubles<Values>,
    outcome,
    change,
    submit: () => save(state.values, state.version),
    /** Saves these values over the other version. */
    keepMine: (theirs: Stored<Values>) => {
      setState({ ...state, version: theirs.version })
      return save(state.values, theirs.version)
    },
    /** Goes on with the other version. */
    takeTheirs: ({ values, version }: Stored<Values>) => {
      setDraft(key, undefined)
      setState({ values, version, wasDraft: false })
      setOutcome({ kind: 'none' })
    },
    /** Goes back to what the server has. */
    discard: () => {
      setDraft(key, undefined)
      setState({ values: start.values, version: versionOf(start), wasDraft: false })
      setRefused({})
      setTried(false)
      setOutcome({ kind: 'none' })
    },
  }
}

const versionOf = (start: object) => ('version' in start ? (start.version as number) : undefined)
