import { useRef } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { setPrivateMode, usePrivate } from '#shared/web/private-mode.ts'
import { Switch } from '#shared/web/ui/switch.tsx'
import { toast } from '#shared/web/ui/toast.ts'

/** Turns private mode on or off. The server's reminder data is deleted first. */
export function PrivateSwitch({ endReminders }: { endReminders: () => Promise<void> }) {
  const on = usePrivate()
  // The switch stays enabled, because disabling it would lose the focus.
  const busy = useRef(false)
  const change = async (next: boolean) => {
    if (busy.current) return
    if (!next) return setPrivateMode(false)
    busy.current = true
    await endReminders().catch(() =>
      toast({ title: t('privacy:mode.remindersStay'), description: t('privacy:mode.remindersStayText') }),
    )
    setPrivateMode(true)
    busy.current = false
  }
  return (
    <div className="rounded-card bg-sunken px-4 py-2">
      <Switch
        on={on}
        onChange={(next) => void change(next)}
        text={<span className="font-semibold">{t('privacy:mode.title')}</span>}
      />
      <p className="pb-2 text-muted text-sm">{t(on ? 'privacy:mode.on' : 'privacy:mode.off')}</p>
    </div>
  )
}
