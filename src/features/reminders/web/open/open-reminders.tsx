import { BellRing, Square, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { calculatedPrayers, type Reminder } from '../../core/reminder-times.ts'
import type { ReminderContext } from '../reminder-context.ts'
import { useReminderSettings } from '../reminder-settings.ts'
import { loadReminderMessages, type ShownReminder, showReminder } from './show-reminder.ts'
import type { PlayingSound } from './sounds.ts'
import { watchReminders } from './watch-reminders.ts'

/** A strip that nobody closes disappears after its sound. */
const SHOWN_FOR_MS = 60_000
const openedAt = Date.now()

/** Shows reminders while the app is open: a strip at the bottom of the page, and a sound. */
export function OpenReminders({
  place,
  calculation,
  hijriAdjustment,
  isWanted,
}: ReminderContext & {
  /** Whether to show a reminder, asked when it is due. */
  isWanted: (reminder: Reminder) => boolean
}) {
  const settings = useReminderSettings()
  const [shown, setShown] = useState<ShownReminder>()
  const basis = JSON.stringify([place, calculation, hijriAdjustment, settings])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `basis` stands for what it is made of, by its value.
  useEffect(() => {
    const { latitude, longitude, timeZone, countryCode } = place
    const prayers = calculatedPrayers({
      ...calculation,
      place: { latitude, longitude },
      timeZone,
      country: countryCode,
    })
    let later = Promise.resolve()
    const plan = { settings: { ...settings, hijriAdjustment }, timeZone, prayers }
    return watchReminders(plan, Math.max(openedAt, lastSeen), (reminder) => {
      lastSeen = reminder.at
      later = later.then(async () => {
        if (!isWanted(reminder)) return
        const next = await showReminder(reminder, settings, timeZone)
        if (next) setShown(next)
      })
    })
  }, [basis])
  // Load the messages now; the device may be offline when a reminder is due.
  useEffect(() => void loadReminderMessages(), [])
  useEffect(() => () => void shown?.sounding.then((sound) => sound?.stop()), [shown])
  if (!shown) return null
  return <Strip shown={shown} key={shown.message.tag} onClose={() => setShown(undefined)} />
}

/** The last reminder that this page handled, so that changed settings don’t repeat it. */
let lastSeen = 0

function Strip({ shown: { message, sounding }, onClose }: { shown: ShownReminder; onClose: () => void }) {
  const [sound, setSound] = useState<PlayingSound>()
  useEffect(() => {
    void sounding.then(async (begun) => {
      setSound(begun)
      await begun?.ended
      setSound(undefined)
    })
  }, [sounding])
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing does not change while the strip is there.
  useEffect(() => {
    if (sound) return
    const timer = setTimeout(onClose, SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [sound])
  return (
    <div
      className="fixed inset-x-3 bottom-[calc(var(--bottom-bar)+var(--player-bar)+0.75rem)] z-40 mx-auto flex max-w-xl items-center gap-3 rounded-card border border-hairline bg-raised p-3 ps-4 text-ink shadow-card"
      data-reminder={message.tag}
      role="status"
    >
      <BellRing aria-hidden className="shrink-0 text-action" size={22} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{message.title}</p>
        <p className="text-muted text-sm">{message.body}</p>
      </div>
      {sound && (
        <Button onClick={sound.stop}>
          <Square aria-hidden size={15} />
          {t('reminders:open.stop')}
        </Button>
      )}
      <Button aria-label={t('shell:close')} look="plain" onClick={onClose} round>
        <X aria-hidden size={20} />
      </Button>
    </div>
  )
}
