import { t } from '#shared/web/i18n/i18n.ts'
import { sections } from '../home/sections.ts'

/** On a phone, the ways to each part of the day within the thumb's reach. */
export function BottomBar() {
  return (
    <nav
      aria-label={t('shell:quickNavigation')}
      className="fixed inset-x-0 bottom-0 z-30 border-hairline border-t bg-raised/95 pb-[env(safe-area-inset-bottom)] backdrop-blur lg:hidden"
    >
      <ul className="grid grid-cols-5">
        {sections.map(({ id, Icon }) => (
          <li key={id}>
            <a
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 px-0.5 text-center text-xs leading-tight hover:text-action"
              href={`/#${id}`}
            >
              <Icon aria-hidden size={21} strokeWidth={1.75} />
              {t(`home:sections.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
