import { Bell, BellOff, Send } from 'lucide-react'
import { useState } from 'react'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { sendTest } from '../push/push-calls.ts'
import { type PushSupport, pushSupport } from '../push/push-support.ts'
import { saveSubscription, useSavedSubscription } from '../push/saved-subscription.ts'
import { type SubscribeResult, turnOff, turnOn } from '../push/subscribe.ts'
import { usePushSettings } from '../push-settings.ts'
import type { ReminderContext } from '../reminder-context.ts'
import { useSubscription } from './use-subscription.ts'

type SubscribeFailure = Exclude<SubscribeResult, 'on'>

/** Turns push notifications on and off, explains obstacles and sends a test. */
export function PushCard({ basis }: { basis: ReminderContext | undefined }) {
  const settings = usePushSettings()
  const saved = useSavedSubscription()
  const [support, setSupport] = useState<PushSupport>(pushSupport)
  const [trouble, setTrouble] = useState<SubscribeFailure>()
  const [busy, setBusy] = useState(false)
  const run = async (task: () => Promise<void>) => {
    setBusy(true)
    setTrouble(undefined)
    await task().catch(() => setTrouble('unreachable'))
    setSupport(pushSupport())
    setBusy(false)
  }
  const enable = () =>
    run(async () => {
      const result = basis ? await turnOn(basis, settings) : 'failed'
      if (result !== 'on') setTrouble(result)
    })
  const on = saved !== undefined && support === 'possible'
  return (
    <Card id="closed" title={t('reminders:closed.title')}>
      <p aria-live="polite" className="flex min-h-12 items-start gap-3">
        {on ? (
          <Bell aria-hidden className="mt-0.5 shrink-0 text-action" size={21} />
        ) : (
          <BellOff aria-hidden className="mt-0.5 shrink-0 text-muted" size={21} />
        )}
        <span>{on ? <NextReminder id={saved.id} sent={saved.sent} /> : statusText(support, trouble)}</span>
      </p>
      {on && trouble && <p className="mt-2 text-ending">{statusText(support, trouble)}</p>}
      {support === 'possible' && (
        <div className="mt-4 flex flex-wrap gap-3">
          {on ? (
            <>
              <Button disabled={busy} onClick={() => run(() => test(saved.id))}>
                <Send aria-hidden className="rtl:-scale-x-100" size={17} />
                {t('reminders:closed.test')}
              </Button>
              <Button disabled={busy} onClick={() => run(turnOff)}>
                {t('reminders:closed.disable')}
              </Button>
            </>
          ) : (
            <Button disabled={busy || !basis} look="action" onClick={enable}>
              <Bell aria-hidden size={18} />
              {t('reminders:closed.enable')}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

function NextReminder({ id, sent }: { id: string; sent: string }) {
  const { data, isError } = useSubscription(id, sent)
  if (isError) return t('reminders:closed.unreachable')
  if (!data) return t('shell:loading')
  return data.nextAt
    ? t('reminders:closed.on', { time: formatInstant(data.nextAt) })
    : t('reminders:closed.onNothing')
}

function statusText(support: PushSupport, trouble: SubscribeFailure | undefined): string {
  if (support !== 'possible') return t(`reminders:closed.${support}`)
  return t(`reminders:closed.${trouble ?? 'off'}`)
}

async function test(id: string): Promise<void> {
  const outcome = await sendTest(id).then(
    (answer) => answer.outcome,
    () => 'failed' as const,
  )
  if (outcome === 'gone') saveSubscription(undefined)
  toast({
    title: t(`reminders:closed.tested.${outcome}`),
    tone: outcome === 'sent' ? 'plain' : 'destructive',
  })
}
