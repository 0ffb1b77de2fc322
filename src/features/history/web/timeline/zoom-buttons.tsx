import { ArrowLeft, ArrowRight, Maximize, Minus, Plus } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

/** Buttons for what the keys and gestures do: the event before and after, closer, wider, everything. */
export function ZoomButtons({
  onStep,
  onZoom,
  onWhole,
  atStart,
  atEnd,
}: {
  onStep: (way: 1 | -1) => void
  onZoom: (factor: number) => void
  onWhole: () => void
  atStart: boolean
  atEnd: boolean
}) {
  const buttons = [
    { name: 'earlier', Icon: ArrowLeft, press: () => onStep(-1), off: atStart, mirrored: true },
    { name: 'later', Icon: ArrowRight, press: () => onStep(1), off: atEnd, mirrored: true },
    { name: 'closer', Icon: Plus, press: () => onZoom(2) },
    { name: 'wider', Icon: Minus, press: () => onZoom(0.5) },
    { name: 'whole', Icon: Maximize, press: onWhole },
  ] as const
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{t('history:view.timeline')}</legend>
      {buttons.map(({ name, Icon, press, ...rest }) => {
        const isOff = 'off' in rest && rest.off
        return (
          <Button
            aria-disabled={isOff || undefined}
            aria-label={t(`history:timeline.${name}`)}
            data-tooltip={t(`history:timeline.${name}`)}
            key={name}
            look="plain"
            onClick={() => !isOff && press()}
            round
          >
            <Icon aria-hidden className={'mirrored' in rest ? 'rtl:-scale-x-100' : ''} size={19} />
          </Button>
        )
      })}
    </fieldset>
  )
}
