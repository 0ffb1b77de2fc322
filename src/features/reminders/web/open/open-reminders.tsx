import { BellRing, Square, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { calculatedPrayers, type Reminder } from '../../core/reminder-times.ts'
import type { ReminderBasis } from '../calculation.ts'
import { useReminderSettings } from '../reminder-settings.ts'
import { type GivenReminder, giveReminder, reminderWords } from './give-reminder.ts'
import type { Sounding } from './sounds.ts'
import { watchReminders } from './watch-reminders.ts'

/** A strip that nobody closes goes by itself, after what sounds. */
const SHOWN_FOR_MS = 60_000
const openedAt = Date.now()

/** Gives the reminders while the app is open: a strip at the lower end of the page, and a sound. */
export function OpenReminders({
  place,
  calculation,
  isWanted,
}: ReminderBasis & {
  /** Whether a reminder is still to be given, asked at its time. */
  isWanted: (reminder: Reminder) => boolean
}) {
  const settings = useReminderSettings()
  const [given, setGiven] = useState<GivenReminder>()
  const basis = JSON.stringify([place, calculation, settings])
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
    return watchReminders({ settings, timeZone, prayers }, Math.max(openedAt, lastSeen), (reminder) => {
      lastSeen = reminder.at
      later = later.then(async () => {
        if (!isWanted(reminder)) return
        const next = await giveReminder(reminder, settings, timeZone)
        if (next) setGiven(next)
      })
    })
  }, [basis])
  // At the time of a reminder there may be no network.
  useEffect(() => void reminderWords(), [])
  useEffect(() => () => void given?.sounding.then((sound) => sound?.stop()), [given])
  if (!given) return null
  return <Strip given={given} key={given.message.tag} onClose={() => setGiven(undefined)} />
}

/** The last reminder that this page knows of, so that changed settings do not bring it again. */
let lastSeen = 0

function Strip({ given: { message, sounding }, onClose }: { given: GivenReminder; onClose: () => void }) {
  const [sound, setSound] = useState<Sounding>()
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
