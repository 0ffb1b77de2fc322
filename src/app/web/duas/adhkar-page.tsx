import { useState } from 'react'
import { useParams } from 'wouter'
import { adhkarTimes } from '#features/duas/core/index.ts'
import { SessionPage } from '#features/duas/web/session/session-page.tsx'
import { LazyPlaceDialog } from '#features/location/web/lazy-place-dialog.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { useAdhkarMoment } from './use-adhkar-moment.ts'

/** `/duas/morning` and `/duas/evening`, by the prayer times at the person's place. */
export default function AdhkarPage() {
  const { time } = useParams<{ time: string }>()
  const moment = useAdhkarMoment()
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <SessionPage
        changePlace={
          <button
            className="-my-2.5 min-h-11 underline underline-offset-4 hover:text-action"
            onClick={() => setChoosing(true)}
            type="button"
          >
            {t('location:guess.default')}
          </button>
        }
        key={time}
        moment={moment}
        time={adhkarTimes.find((each) => each === time) ?? 'morning'}
      />
      {choosing && <LazyPlaceDialog onClose={() => setChoosing(false)} />}
    </>
  )
}
