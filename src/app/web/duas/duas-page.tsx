import type { ReactNode } from 'react'
import type { AdhkarMoment } from '#features/duas/core/index.ts'
import { DuasPage } from '#features/duas/web/duas-page.tsx'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
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

/** `/duas` with the prayer times at the person's place and the person's collections. */
export default function DuasPageWithOthers() {
  return <DuasPage Collect={Collect} Collections={Collections} WithMoment={WithMoment} />
}

function WithMoment({ children }: { children: (moment: AdhkarMoment | undefined) => ReactNode }) {
  return children(useAdhkarMoment())
}
