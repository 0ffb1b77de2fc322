import { RotateCcw } from 'lucide-react'
import { settingKeys } from '#features/privacy/core/device-keys.ts'
import { applyAccessibility } from '#shared/web/accessibility/accessibility-preferences.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { setDeviceText } from '#shared/web/set-device-text.ts'
import { applyTheme } from '#shared/web/theme/theme.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'

/** Language, place and privacy are not preferences, so they stay. */
const keys = [
  ...settingKeys.filter((key) => key !== 'language' && key !== 'rafiq.place'),
  'rafiq.accessibility',
]

/** Resets every setting to its default, and offers to undo it. */
export function ResetAll({ onReset }: { onReset: () => void }) {
  const put = (texts: readonly (readonly [string, string | null])[]) => {
    for (const [key, text] of texts) setDeviceText(key, text)
    applyTheme()
    applyAccessibility()
    onReset()
  }
  const reset = () => {
    const before = keys.map((key) => [key, localStorage.getItem(key)] as const)
    put(keys.map((key) => [key, null]))
    toast({
      title: t('settings:reset.done'),
      action: { label: t('settings:reset.undo'), run: () => put(before) },
    })
  }
  return (
    <section aria-labelledby="reset-heading" className="px-5 sm:px-6">
      <h2 className="text-lg" id="reset-heading">
        {t('settings:reset.title')}
      </h2>
      <p className="mt-1 max-w-reading text-muted text-sm">{t('settings:reset.about')}</p>
      <Button className="mt-3" onClick={reset}>
        <RotateCcw aria-hidden size={18} />
        {t('settings:reset.run')}
      </Button>
    </section>
  )
}
