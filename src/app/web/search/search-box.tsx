import { useEffect, useRef, useState } from 'react'
import { MarkedText } from '#features/quran/web/browse/marked-text.tsx'
import { languageOf } from '#shared/core/languages.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { SearchField } from '#shared/web/ui/search-field.tsx'
import type { SearchResult } from './search-kind.ts'
import { useSearch } from './use-search.ts'

/**
 * One search field for everything, with results by type while typing. Arrow keys move between them, Enter
 * opens the highlighted one, as soon as all results are there.
 */
export default function SearchBox({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  /** The id of the selected result; later results don't move the selection. */
  const [marked, setMarked] = useState<string>()
  /** Enter was pressed before all results were there: the first one opens when they are. */
  const [isEntered, setEntered] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const { groups, searching } = useSearch(text)
  const flat = groups.flatMap(({ results }) => results)
  const chosen = flat.find(({ id }) => id === marked)
  const active = chosen ?? flat[0]
  const open = (result: (typeof flat)[number] | undefined) => {
    if (!result) return
    result.open()
    onClose()
  }
  useEffect(() => {
    if (isEntered && !searching) open(active)
  })
  const move = (step: number) => {
    setEntered(false)
    const at = active ? flat.indexOf(active) : 0
    const next = flat[(at + step + flat.length) % flat.length]
    setMarked(next?.id)
    if (next) document.getElementById(`result-${next.id}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Dialog onClose={onClose} open title={t('shell:search.open')}>
      <SearchField
        aria-activedescendant={active && `result-${active.id}`}
        aria-controls="search-results"
        aria-expanded={flat.length > 0}
        aria-label={t('shell:search.open')}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'ArrowDown') move(1)
          else if (event.key === 'ArrowUp') move(-1)
          else if (event.key !== 'Enter') return
          else if (chosen) open(chosen)
          else setEntered(true)
          event.preventDefault()
        }}
        onText={(typed) => {
          setText(typed)
          setMarked(undefined)
          setEntered(false)
        }}
        placeholder={t('search:box.placeholder')}
        role="combobox"
        value={text}
      />
      <p aria-live="polite" className="mt-2 min-h-6 text-muted text-sm">
        {text.trim() === '' ? t('search:box.hint') : flat.length === 0 && !searching && t('search:box.none')}
      </p>
      <div className="min-h-64" id="search-results" ref={list} role="listbox">
        {groups.map(({ name, results }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset.
          <div aria-labelledby={`kind-${name}`} key={name} role="group">
            <p className="eyebrow mt-3 mb-1 px-3" id={`kind-${name}`}>
              {t(`search:box.${name}`)}
            </p>
            {results.map((result) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys walk through the options.
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
              <div
                aria-selected={result === active}
                className={classNames(
                  'flex min-h-12 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 rounded-xl px-3 py-2.5 hover:bg-sunken',
                  result === active && 'bg-sunken',
                )}
                id={`result-${result.id}`}
                key={result.id}
                onClick={() => open(result)}
                role="option"
              >
                <span className="font-semibold" dir="auto">
                  {result.title}
                </span>
                <span className="text-end text-muted text-sm">{result.detail}</span>
                {result.text && <ResultText {...result.text} />}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  )
}

/** The text of a result, limited to two lines. */
function ResultText({ value, language, ranges }: NonNullable<SearchResult['text']>) {
  return (
    <span
      className={classNames(
        'line-clamp-2 w-full',
        language === 'ar' ? 'font-quran text-[1.375rem] leading-[2.1]' : 'text-muted text-sm',
      )}
      dir={languageOf(language)?.direction ?? 'auto'}
      lang={language}
    >
      <MarkedText ranges={ranges} text={value} />
    </span>
  )
}
