import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Tabs by the WAI-ARIA pattern: one tab stop, arrow keys in reading direction, Home and End. */
export function Tabs<Name extends string>({
  tabs,
  chosen,
  onChoose,
  label,
  children,
}: {
  tabs: readonly { readonly name: Name; readonly title: string }[]
  chosen: Name
  onChoose: (name: Name) => void
  label: string
  children: ReactNode
}) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ name }) => name === chosen)
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const steps: Readonly<Record<string, number>> = {
      [forward]: at + 1,
      [back]: at - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = tabs[(steps[event.key] ?? Number.NaN) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChoose(next.name)
    document.getElementById(`tab-${next.name}`)?.focus()
  }
  return (
    <>
      <div
        aria-label={label}
        className="mb-6 flex gap-1 overflow-x-auto border-hairline border-b"
        onKeyDown={onKeyDown}
        role="tablist"
      >
        {tabs.map(({ name, title }) => (
          <button
            aria-controls={`panel-${name}`}
            aria-selected={name === chosen}
            className={classNames(
              '-outline-offset-4 -mb-px min-h-12 shrink-0 border-b-2 px-4 font-semibold',
              name === chosen ? 'border-action text-action' : 'border-transparent text-muted hover:text-ink',
            )}
            id={`tab-${name}`}
            key={name}
            onClick={() => onChoose(name)}
            role="tab"
            tabIndex={name === chosen ? 0 : -1}
            type="button"
          >
            {title}
          </button>
        ))}
      </div>
      <div aria-labelledby={`tab-${chosen}`} id={`panel-${chosen}`} role="tabpanel">
        {children}
      </div>
    </>
  )
}
