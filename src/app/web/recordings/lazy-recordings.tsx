import { type ComponentProps, Suspense } from 'react'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'

const list = () => import('#features/recordings/web/recording-list.tsx')
const Surah = lazyWithMessages(async () => ({ default: (await list()).SurahRecordings }), 'recordings')
const Item = lazyWithMessages(async () => ({ default: (await list()).ItemRecordings }), 'recordings')

/** The published recordings of a surah; they appear when they have loaded. */
export const LazySurahRecordings = (props: ComponentProps<typeof Surah>) => (
  <Suspense>
    <Surah {...props} />
  </Suspense>
)

/** The published recordings of a dua, lesson or explanation; they appear when they have loaded. */
export const LazyItemRecordings = (props: ComponentProps<typeof Item>) => (
  <Suspense>
    <Item {...props} />
  </Suspense>
)
