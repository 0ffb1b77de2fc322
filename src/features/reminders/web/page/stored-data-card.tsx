import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatTimeZone } from '#shared/web/i18n/format-time-zone.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useSavedSubscription } from '../push/saved-subscription.ts'
import { turnOff } from '../push/subscribe.ts'
import { useSubscription } from './use-subscription.ts'

/** Lists what the server stores about this device and offers to delete it. */
export function StoredDataCard() {
  const saved = useSavedSubscription()
  return (
    <Card id="kept" title={t('reminders:stored.title')}>
      {saved ? (
        <StoredData id={saved.id} sent={saved.sent} />
      ) : (
        <p className="text-muted">{t('reminders:stored.nothing')}</p>
      )}
    </Card>
  )
}

function StoredData({ id, sent }: { id: string; sent: string }) {
  const { data } = useSubscription(id, sent)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await turnOff()
      toast({ title: t('reminders:stored.deleted') })
    } catch {
      toast({ title: t('reminders:closed.unreachable'), tone: 'destructive' })
      setBusy(false)
    }
  }
  const degrees = (value = 0) => formatNumber(value, { minimumFractionDigits: 2 })
  const place = {
    latitude: degrees(data?.place.latitude),
    longitude: degrees(data?.place.longitude),
    zone: data ? formatTimeZone(data.timeZone) : '',
  }
  return (
    <>
      <p>{t('reminders:stored.with')}</p>
      <ul className="mt-2 list-disc space-y-1.5 ps-5 marker:text-muted">
        <li>{t('reminders:stored.service', { service: data?.service ?? '…' })}</li>
        <li>{t('reminders:stored.place', place)}</li>
        <li>{t('reminders:stored.choices')}</li>
        <li>{t('reminders:stored.log')}</li>
      </ul>
      <p className="mt-3 text-muted text-sm">{t('reminders:stored.encrypted')}</p>
      <Button className="mt-4 self-start" disabled={busy} onClick={remove}>
        <Trash2 aria-hidden size={17} />
        {t('reminders:stored.delete')}
      </Button>
    </>
  )
}
