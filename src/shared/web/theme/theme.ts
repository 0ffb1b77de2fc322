import { deviceValue } from '../device-value.ts'

export const themeChoices = ['system', 'sun', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const choice = deviceValue<ThemeChoice>('rafiq.theme', (found) => themeChoices.find((name) => name === found))
/** What the sun last said, so that the next page starts right before it knows the place. */
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

/** Tells the theme whether the sun is up at the person's place; acts when the theme follows the sun. */
export function sunSays(theme: 'light' | 'dark'): void {
  if (bySun.read() !== theme) bySun.write(theme)
  if (choice.read() === 'sun') applyTheme()
}

/** Puts the theme that holds now on the page. */
export function applyTheme(): void {
  const chosen = choice.read() ?? 'system'
  const fromSystem = systemDark.matches ? 'dark' : 'light'
  document.documentElement.dataset.theme =
    chosen === 'system' ? fromSystem : chosen === 'sun' ? (bySun.read() ?? fromSystem) : chosen
}

systemDark.addEventListener('change', applyTheme)
