import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import practiceEntries from '../../../../content/reflection/practices.json?passages'
import type { Practice } from '../core/practice.ts'
import { pickAnother } from '../core/wisdom.ts'
import { PassageText } from './passage-text.tsx'
import { PracticeTimer } from './practice-timer.tsx'

const practices = practiceEntries as readonly Practice[]

/** A practice chosen at random with its countdown. Closing the dialog or changing the practice resets it. */
export default function MomentDialog({ onClose }: { onClose: () => void }) {
  const [practice, setPractice] = useState(() => pickAnother(practices))
  const { id, minutes } = practice
  return (
    <Dialog onClose={onClose} open title={t('reflection:moment.title')}>
      <div aria-atomic aria-live="polite">
        <h3 className="font-semibold text-lg">{t(`reflection:moment.${id}.title`)}</h3>
        <p className="text-muted text-sm">
          {t('reflection:moment.minutes', { count: minutes, minutes: formatNumber(minutes) })}
        </p>
        <p className="mt-3">{t(`reflection:moment.${id}.content`)}</p>
        <PassageText className="mt-4 border-hairline border-s-2 ps-4" passage={practice} />
        <p className="mt-4 font-semibold">{t(`reflection:moment.${id}.action`)}</p>
      </div>
      <PracticeTimer key={id} length={minutes * 60_000} onClose={onClose} />
      <Button className="mt-4 w-full" onClick={() => setPractice(pickAnother(practices, id))}>
        <RefreshCw aria-hidden size={18} />
        {t('reflection:moment.another')}
      </Button>
    </Dialog>
  )
}
