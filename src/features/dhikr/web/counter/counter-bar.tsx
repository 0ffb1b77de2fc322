import { Pause, Play, RotateCcw, Settings2, Undo2 } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { toast } from '#shared/web/ui/toast.ts'
import type { CountingSession } from '../../core/counting-session.ts'
import type { Preset } from '../../core/preset.ts'
import { pause, restart, undo } from '../counting.ts'
import { useDhikrSettings } from '../settings.ts'

/** Undo, pause, start over and settings, on the side of the counting hand. */
export function CounterBar({
  preset,
  session,
  onSettings,
}: {
  preset: Preset
  session: CountingSession
  onSettings: () => void
}) {
  const { hand } = useDhikrSettings()
  const label = (text: string) => ({ 'aria-label': text, 'data-tooltip': text })
  return (
    <fieldset
      aria-label={t('dhikr:counter.controls')}
      className={classNames(
        'flex min-w-0 flex-wrap gap-2',
        // Left and right are those of the body in both writing directions.
        hand === 'left' ? 'ltr:justify-start rtl:justify-end' : 'ltr:justify-end rtl:justify-start',
      )}
    >
      <Button
        {...label(t('dhikr:counter.undo'))}
        disabled={session.lately.length === 0}
        onClick={() => undo(preset)}
        round
      >
        <Undo2 aria-hidden className="rtl:-scale-x-100" size={19} />
      </Button>
      <Button
        {...label(session.paused ? t('dhikr:counter.resume') : t('dhikr:counter.pause'))}
        disabled={session.total === 0 && !session.paused}
        onClick={() => pause(preset, !session.paused)}
        round
      >
        {session.paused ? <Play aria-hidden size={19} /> : <Pause aria-hidden size={19} />}
      </Button>
      <Button
        {...label(t('dhikr:counter.restart'))}
        disabled={session.total === 0}
        onClick={() => {
          const back = restart(preset)
          toast({ title: t('dhikr:counter.restarted'), action: { label: t('dhikr:undo'), run: back } })
        }}
        round
      >
        <RotateCcw aria-hidden size={19} />
      </Button>
      <Button {...label(t('dhikr:settings.title'))} aria-haspopup="dialog" onClick={onSettings} round>
        <Settings2 aria-hidden size={19} />
      </Button>
    </fieldset>
  )
}
