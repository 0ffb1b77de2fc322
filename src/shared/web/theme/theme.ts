import { deviceValue } from '../device-value.ts'

export const themeChoices = ['system', 'sun', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const choice = deviceValue<ThemeChoice>('rafiq.theme', (found) => themeChoices.find((name) => name === found))
/** The last theme by the sun, so that the next page has the right one before it knows the place. */
const bySun = deviceValue<'light' | 'dark'>('rafiq.theme.by-sun', (found) =>
  found === 'light' || found === 'dark' ? found : undefined,
)

const systemDark = matchMedia('(prefers-color-scheme: dark)')

export const useThemeChoice = (): ThemeChoice => choice.use() ?? 'system'

/** Saves the theme and applies it; `system` removes the choice. */
export function chooseTheme(theme: ThemeChoice): void {
  choice.write(theme === 'system' ? undefined : theme)
  applyTheme()
}

/** Sets whether the sun is up at the user's place; takes effect if the theme follows the sun. */
export function sunSays(theme: 'light' | 'dark'): void {
  if (bySun.read() !== theme) bySun.write(theme)
  if (choice.read() === 'sun') applyTheme()
}

/** Applies the current theme to the page. */
export function applyTheme(): void {
  const chosen = choice.read() ?? 'system'
  const fromSystem = systemDark.matches ? 'dark' : 'light'
  document.documentElement.dataset.theme =
    chosen === 'system' ? fromSystem : chosen === 'sun' ? (bySun.read() ?? fromSystem) : chosen
}

systemDark.addEventListener('change', applyTheme)
