import { t } from '#shared/web/i18n/i18n.ts'
import { chooseTheme, themeChoices, useThemeChoice } from '#shared/web/theme/theme.ts'

/** Light or dark, and who decides. */
export function ThemePicker() {
  const chosen = useThemeChoice()
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-muted text-sm">{t('menu:theme.title')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {themeChoices.map((theme) => (
          <label
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-xl border border-hairline px-2 text-center has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-2 has-checked:font-semibold"
            key={theme}
          >
            <input
              checked={chosen === theme}
              className="sr-only"
              name="theme"
              onChange={() => chooseTheme(theme)}
              type="radio"
            />
            {t(`menu:theme.${theme}`)}
          </label>
        ))}
      </div>
      <p className="mt-2 text-muted text-sm">{t(`menu:theme.about.${chosen}`)}</p>
    </fieldset>
  )
}
