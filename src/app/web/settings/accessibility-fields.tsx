import {
  accessibilityOptions,
  setAccessibilityOption,
  setTextSize,
  textSizes,
  useAccessibility,
} from '#shared/web/accessibility/accessibility-preferences.ts'
import { vibrate } from '#shared/web/accessibility/vibrate.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'

const TICK_MS = 40
const switches = accessibilityOptions.filter((option) => option !== 'no-vibration')

/** Accessibility settings, for this device only. */
export function AccessibilityFields() {
  const { size, has } = useAccessibility()
  return (
    <>
      <RadioGroup
        label={t('settings:accessibility.size')}
        onChoose={setTextSize}
        options={textSizes.map((percent) => ({
          value: percent,
          text: formatNumber(percent / 100, { style: 'percent' }),
        }))}
        value={size}
      />
      <div className="mt-4 divide-y divide-hairline border-hairline border-y">
        {switches.map((option) => (
          <Switch
            className="py-1.5"
            key={option}
            on={has(option)}
            onChange={(on) => setAccessibilityOption(option, on)}
            text={t(`settings:accessibility.${option}`)}
          />
        ))}
        <Switch
          className="py-1.5"
          on={!has('no-vibration')}
          onChange={(on) => {
            setAccessibilityOption('no-vibration', !on)
            vibrate(TICK_MS)
          }}
          text={t('settings:accessibility.vibration')}
        />
      </div>
    </>
  )
}
