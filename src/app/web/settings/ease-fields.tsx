import { chooseEasing, chooseTextSize, easings, textSizes, useEase } from '#shared/web/ease/ease.ts'
import { vibrate } from '#shared/web/ease/vibrate.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Choices } from '#shared/web/ui/choices.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'

const TICK_MS = 40
const switches = easings.filter((easing) => easing !== 'still')

/** What makes the interface easier to read and to use; it holds for this device alone. */
export function EaseFields() {
  const { size, has } = useEase()
  return (
    <>
      <Choices
        label={t('settings:ease.size')}
        name="text-size"
        onChoose={chooseTextSize}
        options={textSizes.map((percent) => ({
          value: percent,
          text: formatNumber(percent / 100, { style: 'percent' }),
        }))}
        value={size}
      />
      <div className="mt-4 divide-y divide-hairline border-hairline border-y">
        {switches.map((easing) => (
          <Switch
            className="py-1.5"
            key={easing}
            on={has(easing)}
            onChange={(on) => chooseEasing(easing, on)}
            text={t(`settings:ease.${easing}`)}
          />
        ))}
        <Switch
          className="py-1.5"
          on={!has('still')}
          onChange={(on) => {
            chooseEasing('still', !on)
            vibrate(TICK_MS)
          }}
          text={t('settings:ease.vibration')}
        />
      </div>
    </>
  )
}
