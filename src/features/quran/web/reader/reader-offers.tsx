import { useState } from 'react'
import type { PartAddress } from '../../core/reader-portion.ts'
import { SavedBanner } from '../saved-verses/saved-banner.tsx'
import { useSavedVerses } from '../saved-verses/saved-verses.ts'
import { MissingTranslation } from './missing-translation.tsx'
import type { RequestedAddress } from './requested-address.ts'
import { ResumeOffer } from './resume-offer.tsx'

/** Offers that existed when the page was opened, above the text. Later ones go below, so that nothing moves. */
export function OffersAbove({ requested, address }: { requested: RequestedAddress; address: PartAddress }) {
  const [first] = useState(requested.href)
  const hadSaved = useHadSaved()
  return (
    <div className="mt-4 flex flex-wrap gap-3 empty:hidden print:hidden">
      <MissingTranslation />
      {requested.href === first && <ResumeOffer address={address} />}
      {hadSaved && <SavedBanner className="flex-1 basis-64" />}
    </div>
  )
}

/** The banner for verses saved since, below the text. */
export function SavedBelow() {
  return useHadSaved() !== false ? null : <SavedBanner className="mt-8 print:hidden" />
}

/** Whether there were saved verses when the page was opened; `undefined` until they are loaded. */
function useHadSaved(): boolean | undefined {
  const saved = useSavedVerses()
  const [had, setHad] = useState<boolean>()
  if (had === undefined && saved) setHad(saved.length > 0)
  return had
}
