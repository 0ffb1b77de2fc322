import type { ReactNode } from 'react'
import type { AdhkarMoment } from '#features/duas/core/index.ts'
import { DuaExtras } from '#features/duas/web/dua-extras.ts'
import { DuasPage } from '#features/duas/web/duas-page.tsx'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { LazyItemRecordings } from '../recordings/lazy-recordings.tsx'
import { useAdhkarMoment } from './use-adhkar-moment.ts'

const collections = () => import('./dua-collections.tsx')
const Collections = lazyWithMessages(
  async () => ({ default: (await collections()).DuaCollections }),
  'bookmarks',
  'saved-verses',
)
const Collect = lazyWithMessages(
  async () => ({ default: (await collections()).CollectDua }),
  'bookmarks',
  'saved-verses',
)

/** `/duas` with the prayer times at the person's place, the person's collections and recordings of the operator. */
export default function DuasPageWithOthers() {
  return (
    <DuaExtras value={DuaRecordings}>
      <DuasPage Collect={Collect} Collections={Collections} WithMoment={WithMoment} />
    </DuaExtras>
  )
}

const DuaRecordings = ({ id }: { id: string }) => <LazyItemRecordings category="dua" item={id} />

function WithMoment({ children }: { children: (moment: AdhkarMoment | undefined) => ReactNode }) {
  return children(useAdhkarMoment())
}
