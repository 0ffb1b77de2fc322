import { Copy, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type CivilDate, formatCivilDate } from '#shared/core/civil-date.ts'
import { formatDate } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import type { HijriDay, HijriMonth } from '../../core/index.ts'
import type { MoonOfDay } from '../../core/moon-of-days.ts'
import { formatHijriDay } from '../format-hijri.ts'
import { formatMoonPhase, MoonPicture } from './moon-picture.tsx'

const ShareDialog = lazyWithMessages(() => import('#shared/web/share/share-dialog.tsx'), 'share')

/** The selected day in both calendars with its moon, events and rule, and buttons to copy and share it. */
export function ChosenDay({
  date,
  hijri,
  moon,
  events,
}: {
  date: CivilDate
  hijri: HijriDay
  moon: MoonOfDay | undefined
  events: HijriMonth['events']
}) {
  const [sharing, setSharing] = useState(false)
  const text = t('calendar-page:day.both', { hijri: formatHijriDay(hijri), civil: formatDate(date) })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('calendar-page:day.copied') })
    } catch {
      toast({ title: t('calendar-page:day.notCopied'), tone: 'destructive' })
    }
  }
  return (
    <Card id="chosen-day" title={t('calendar-page:day.title')}>
      <p className="font-display font-semibold text-2xl leading-snug first-letter:uppercase">
        {formatHijriDay(hijri)}
      </p>
      <p className="text-muted">{formatDate(date)}</p>
      {moon && (
        <p className="mt-4 flex items-center gap-3">
          <MoonPicture moon={moon} size={40} />
          {formatMoonPhase(moon)}
        </p>
      )}
      <ul className="my-4 grid gap-3 border-hairline border-t pt-4">
        {events.map(({ id, rule }) => (
          <li key={id}>
            <strong className="font-semibold">{t(`hijri-calendar:events.${id}`)}</strong>
            <span className="block text-sm">{t(`calendar-page:about.${id}`)}</span>
            {rule !== 'monthly' && (
              <span className="block text-muted text-sm">{t(`calendar-page:rules.${rule}`)}</span>
            )}
          </li>
        ))}
        {events.length === 0 && <li className="text-muted text-sm">{t('calendar-page:day.noEvent')}</li>}
      </ul>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button onClick={copy}>
          <Copy aria-hidden size={18} />
          {t('calendar-page:day.copy')}
        </Button>
        <Button onClick={() => setSharing(true)}>
          <Share2 aria-hidden size={18} />
          {t('calendar-page:day.share')}
        </Button>
      </div>
      <Suspense>
        {sharing && (
          <ShareDialog
            onClose={() => setSharing(false)}
            text={text}
            url={`${location.origin}/hijri-calendar?date=${formatCivilDate(date)}`}
          />
        )}
      </Suspense>
    </Card>
  )
}
