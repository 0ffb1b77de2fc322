import { useEffect, useMemo } from 'react'
import type { PartAddress } from '../../core/reader-portion.ts'
import { BadAddress } from './bad-address.tsx'
import { lastPlaceAddress } from './places.ts'
import { Reader } from './reader.tsx'
import { openAddress, type RequestedAddress, useRequestedAddress } from './requested-address.ts'
import { useReadElsewhere } from './use-read-elsewhere.ts'
import { useReaderTitle } from './use-reader-title.ts'

export { prepareReader } from './prepare-reader.ts'

/** The reader, at the address's place or at the last place read. */
export default function ReaderPage() {
  const requested = useRequestedAddress()
  useReaderTitle(requested.address)
  useReadElsewhere()
  if (requested.address.kind === 'problem') return <BadAddress problem={requested.address} />
  return <PlacedReader requested={requested} />
}

/** An address as people write references: `/quran/reader/2:255`. */
const WITH_COLON = /:|%3a/i

function PlacedReader({ requested }: { requested: RequestedAddress }) {
  const address = useMemo(
    () => (requested.address.kind === 'last-place' ? lastPlaceAddress() : requested.address) as PartAddress,
    [requested],
  )
  useEffect(() => {
    if (WITH_COLON.test(location.pathname)) openAddress(address, { replace: true })
  }, [address])
  const unmarked = requested.byScrolling || requested.address.kind === 'last-place'
  return <Reader address={address} requested={requested} marked={unmarked ? undefined : address.verses} />
}
