import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { navigate, useHistoryState } from 'wouter/use-browser-location'
import {
  type AddressProblem,
  formatReaderAddress,
  parseReaderAddress,
  READER_PATH,
  type ReaderAddress,
} from '../../core/reader-address.ts'

/** What the person asked to read, which stays the same while they scroll through it. */
export interface RequestedAddress {
  readonly address: ReaderAddress | AddressProblem
  /** Whether the address came by scrolling, so that its verse is where one was, not what is meant. */
  readonly byScrolling: boolean
  /** The address by which this was asked for. */
  readonly href: string
}

/** In the browser's history, with an address that scrolling wrote: the address that was asked for. */
interface ScrolledState {
  readonly readFrom?: string
}

/** Follows the router, except where the address only says how far the person has scrolled. */
export function useRequestedAddress(): RequestedAddress {
  const [path] = useLocation()
  const query = useSearch()
  const state = useHistoryState() as ScrolledState | null
  const now = query ? `${path}?${query}` : path
  const from = state?.readFrom
  const [seen, setSeen] = useState({ now, state })
  const [asked, setAsked] = useState(() => ask(path, query, from))
  const moved = seen.now !== now || seen.state !== state
  if (moved && path.startsWith(READER_PATH)) {
    setSeen({ now, state })
    if (from === undefined || from !== asked.href) setAsked(ask(path, query, from))
  }
  return asked
}

function ask(path: string, query: string, from: string | undefined): RequestedAddress {
  return {
    address: parseReaderAddress(path.slice(READER_PATH.length), query),
    byScrolling: from !== undefined,
    href: from ?? (query ? `${path}?${query}` : path),
  }
}

/** Opens a place of the reader, also when the address is there already and the person scrolled away from it. */
export function openAddress(address: ReaderAddress, { replace = false } = {}): void {
  navigate(formatReaderAddress(address), { replace, state: { asked: performance.now() } })
}

/** Opens a place without marking its verses, as if one had scrolled there. */
export function moveTo(address: ReaderAddress): void {
  const written = formatReaderAddress(address)
  navigate(written, { replace: true, state: { readFrom: written } satisfies ScrolledState })
}

/** Writes into the address how far the person has come, without asking for anything. */
export function writeAddress(address: ReaderAddress, { href }: RequestedAddress): void {
  const written = formatReaderAddress(address)
  if (location.pathname + location.search === written) return
  navigate(written, { replace: true, state: { readFrom: href } satisfies ScrolledState })
}
