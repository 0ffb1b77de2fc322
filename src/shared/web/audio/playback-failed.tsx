import { Suspense } from 'react'
import { t } from '../i18n/i18n.ts'
import type { AudioState } from './audio-state.ts'

/** Why nothing plays, and another source of the same where the queue has one. */
export function PlaybackFailed({ state: { notice, queue, track } }: { state: AudioState }) {
  const title = notice?.title ?? track?.title ?? ''
  return (
    <div className="border-hairline border-b" role="alert">
      <div className="mx-auto grid w-full max-w-content items-end gap-x-8 gap-y-3 px-5 py-3 sm:grid-cols-[minmax(0,1fr)_18rem] sm:px-8">
        <p className="self-center">{t(`listening:failed.${notice?.kind ?? 'unavailable'}`, { title })}</p>
        <Suspense>{queue?.Alternative && <queue.Alternative queue={queue} />}</Suspense>
      </div>
    </div>
  )
}
