import { CalendarPlus, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { type PrayerName, prayerNames } from '../../core/index.ts'
import { usePrayerSettings } from '../prayer-settings.ts'
import type { PrayerPlace } from '../use-prayer-day.ts'
import { feedPath } from './feed-address.ts'

const NO_ALARM = -1
const alarms = [NO_ALARM, 0, 5, 10, 15, 20, 30, 45, 60]

/** Chooses the times and reminders of a calendar, and shows the link to subscribe to it. */
export default function SubscribeDialog({
  place,
  onClose,
}: {
  place: PrayerPlace & { readonly name: string }
  onClose: () => void
}) {
  const settings = usePrayerSettings()
  const [prayers, setPrayers] = useState<readonly PrayerName[]>(
    prayerNames.filter((name) => name !== 'sunrise'),
  )
  const [alarm, setAlarm] = useState(NO_ALARM)
  const path = feedPath(place, settings, {
    prayers,
    alarm: alarm === NO_ALARM ? undefined : alarm,
    language: currentLanguage().code,
  })
  const none = prayers.length === 0
  return (
    <Dialog onClose={onClose} open title={t('timetables:subscription.title')}>
      <div className="grid gap-5">
        <p className="text-muted text-sm">{t('timetables:subscription.about')}</p>
        <PrayerChoice onChange={setPrayers} prayers={prayers} />
        <SelectField
          label={t('timetables:subscription.alarm')}
          onChoose={setAlarm}
          options={alarms.map((minutes) => ({ value: minutes, text: alarmInWords(minutes) }))}
          value={alarm}
        />
        {none ? (
          <p className="text-ending" role="alert">
            {t('timetables:subscription.none')}
          </p>
        ) : (
          <SubscriptionLink path={path} />
        )}
        <p className="rounded-xl bg-sunken px-4 py-3 text-sm">{t('timetables:subscription.privacy')}</p>
      </div>
    </Dialog>
  )
}

function PrayerChoice({
  prayers,
  onChange,
}: {
  prayers: readonly PrayerName[]
  onChange: (prayers: readonly PrayerName[]) => void
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-muted text-sm">{t('timetables:subscription.prayers')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {prayerNames.map((name) => (
          <label
            className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border border-hairline px-3.5 text-[0.9375rem] hover:border-action has-checked:border-action has-checked:bg-action-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            key={name}
          >
            <input
              checked={prayers.includes(name)}
              className="sr-only"
              onChange={({ target }) =>
                onChange(target.checked ? [...prayers, name] : prayers.filter((each) => each !== name))
              }
              type="checkbox"
            />
            {t(`prayer:names.${name}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function SubscriptionLink({ path }: { path: string }) {
  const id = useId()
  const address = `${location.origin}${path}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: t('timetables:subscription.copied') })
    } catch {
      toast({ title: t('timetables:subscription.notCopied'), tone: 'destructive' })
    }
  }
  return (
    <div className="grid gap-3">
      <a
        className={classNames(buttonClass({ look: 'action' }), 'w-full')}
        href={`webcal://${location.host}${path}`}
      >
        <CalendarPlus aria-hidden size={18} />
        {t('timetables:subscription.open')}
      </a>
      <div>
        <label className="mb-1 block text-muted text-sm" htmlFor={id}>
          {t('timetables:subscription.link')}
        </label>
        <div className="flex gap-2">
          <input
            className="min-h-11 min-w-0 flex-1 rounded-xl border border-hairline bg-paper px-3 text-sm"
            dir="ltr"
            id={id}
            onFocus={({ target }) => target.select()}
            readOnly
            value={address}
          />
          <Button aria-label={t('timetables:subscription.copy')} onClick={copy} round>
            <Copy aria-hidden size={18} />
          </Button>
        </div>
      </div>
    </div>
  )
}

function alarmInWords(minutes: number): string {
  if (minutes === NO_ALARM) return t('timetables:subscription.noAlarm')
  if (minutes === 0) return t('timetables:subscription.atTime')
  return t('timetables:subscription.before', { count: minutes, minutes: formatNumber(minutes) })
}
