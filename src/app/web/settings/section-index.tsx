import { useEffect, useRef } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { type SectionId, sections } from './sections.ts'

/** Links to each section: a side column on a desktop, a row of chips on a phone. */
export function SectionIndex({ found, current }: { found: (id: SectionId) => boolean; current: SectionId }) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    const chip = list?.querySelector<HTMLElement>(`a[href="#${current}"]`)
    // Scrolls only the row itself, never the page.
    if (list && chip) list.scrollTo({ left: chip.offsetLeft - list.clientWidth / 2 + chip.offsetWidth / 2 })
  }, [current])
  return (
    <nav
      aria-label={t('settings:index')}
      className="sticky top-0 z-10 -mx-5 bg-paper px-5 py-2 sm:-mx-8 sm:px-8 @min-[60rem]:top-6 @min-[60rem]:mx-0 @min-[60rem]:self-start @min-[60rem]:p-0"
    >
      <ul
        className="relative flex gap-1.5 overflow-x-auto [scrollbar-width:none] @min-[60rem]:grid @min-[60rem]:gap-0.5"
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        ref={row}
      >
        {sections
          .filter(({ id }) => found(id))
          .map(({ id, Icon }) => (
            <li className="shrink-0" key={id}>
              <a
                aria-current={current === id ? 'location' : undefined}
                className={classNames(
                  'flex min-h-11 items-center gap-2.5 rounded-full border px-4 -outline-offset-2 @min-[60rem]:rounded-xl @min-[60rem]:border-transparent @min-[60rem]:px-3',
                  current === id
                    ? 'border-action bg-action-soft font-semibold'
                    : 'border-hairline bg-raised hover:border-action @min-[60rem]:bg-transparent @min-[60rem]:hover:bg-sunken',
                )}
                href={`#${id}`}
              >
                <Icon aria-hidden className="shrink-0 text-action @max-[60rem]:hidden" size={19} />
                {t(`settings:sections.${id}`)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
