import { useMemo } from 'react'
import type { PartAddress } from '../../core/reader-portion.ts'
import { BadAddress } from './bad-address.tsx'
import { lastPlaceAddress } from './places.ts'
import { Reader } from './reader.tsx'
import { type RequestedAddress, useRequestedAddress } from './requested-address.ts'
import { useReadElsewhere } from './use-read-elsewhere.ts'
import { useReaderTitle } from './use-reader-title.ts'

export { prepareReader } from './prepare-reader.ts'

/** The Quran, at the place that the address names or where this device last read. */
export default function ReaderPage() {
  const asked = useRequestedAddress()
  useReaderTitle(asked.address)
  useReadElsewhere()
  if (asked.address.kind === 'problem') return <BadAddress problem={asked.address} />
  return <AskedReader asked={asked} />
}

function AskedReader({ asked }: { asked: RequestedAddress }) {
  const address = useMemo(
    () => (asked.address.kind === 'last-place' ? lastPlaceAddress() : asked.address) as PartAddress,
    [asked],
  )
  const unmarked = asked.byScrolling || asked.address.kind === 'last-place'
  return <Reader address={address} asked={asked} marked={unmarked ? undefined : address.verses} />
}
