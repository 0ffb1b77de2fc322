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

/** The address that the user opened, which stays the same while they scroll. */
export interface RequestedAddress {
  readonly address: ReaderAddress | AddressProblem
  /** Whether scrolling wrote the address, so that its verse is a position and not a target. */
  readonly byScrolling: boolean
  /** The opened address as text. */
  readonly href: string
}

/** The history state of an address written by scrolling: the address that was opened. */
interface ScrolledState {
  readonly readFrom?: string
}

/** Follows the router, but ignores addresses written by scrolling. */
export function useRequestedAddress(): RequestedAddress {
  const [path] = useLocation()
  const query = useSearch()
  const state = useHistoryState() as ScrolledState | null
  const now = query ? `${path}?${query}` : path
  const from = state?.readFrom
  const [seen, setSeen] = useState({ now, state })
  const [requested, setRequested] = useState(() => toRequestedAddress(path, query, from))
  const moved = seen.now !== now || seen.state !== state
  if (moved && path.startsWith(READER_PATH)) {
    setSeen({ now, state })
    if (from === undefined || from !== requested.href) setRequested(toRequestedAddress(path, query, from))
  }
  return requested
}

function toRequestedAddress(path: string, query: string, from: string | undefined): RequestedAddress {
  return {
    address: parseReaderAddress(path.slice(READER_PATH.length), query),
    byScrolling: from !== undefined,
    href: from ?? (query ? `${path}?${query}` : path),
  }
}

/** Opens a place, even if it is the current address and the user has scrolled away from it. */
export function openAddress(address: ReaderAddress, { replace = false } = {}): void {
  navigate(formatReaderAddress(address), { replace, state: { openedAt: performance.now() } })
}

/** Opens a place without marking its verses, as if the user had scrolled there. */
export function moveTo(address: ReaderAddress): void {
  const written = formatReaderAddress(address)
  navigate(written, { replace: true, state: { readFrom: written } satisfies ScrolledState })
}

/** Updates the address to the scroll position without opening anything. */
export function writeAddress(address: ReaderAddress, { href }: RequestedAddress): void {
  const written = formatReaderAddress(address)
  if (location.pathname + location.search === written) return
  navigate(written, { replace: true, state: { readFrom: href } satisfies ScrolledState })
}
