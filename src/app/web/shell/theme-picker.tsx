import { t } from '#shared/web/i18n/i18n.ts'
import { chooseTheme, themeChoices, useThemeChoice } from '#shared/web/theme/theme.ts'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'

/** Light or dark, by the device's setting, or by the sun. */
export function ThemePicker() {
  const chosen = useThemeChoice()
  return (
    <div className="mt-4">
      <RadioGroup
        label={t('menu:theme.title')}
        look="tiles"
        onChoose={chooseTheme}
        options={themeChoices.map((value) => ({ value, text: t(`menu:theme.${value}`) }))}
        value={chosen}
      />
      <p className="mt-2 text-muted text-sm">{t(`menu:theme.about.${chosen}`)}</p>
    </div>
  )
}
