import { useEffect } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import type { ExportedItem } from '../../core/export-items.ts'

/** The printed list. Opens the print dialog at once and disappears when it closes. */
export default function PrintList({ items, onDone }: { items: readonly ExportedItem[]; onDone: () => void }) {
  useEffect(() => {
    addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => removeEventListener('afterprint', onDone)
  }, [onDone])
  return (
    <section className="hidden print:block">
      <h1 className="mb-4 text-2xl">{t('bookmarks:title')}</h1>
      {items.map((item) => (
        <article
          className="break-inside-avoid border-hairline border-b py-3"
          key={item.address + item.savedAt}
        >
          <h2 className="text-base">{item.title}</h2>
          {item.text && (
            <p className="mt-1 text-lg leading-loose" dir="auto">
              {item.text}
            </p>
          )}
          {item.notes.map((note) => (
            <p className="mt-2 whitespace-pre-line border-hairline border-s-2 ps-3" dir="auto" key={note}>
              {note}
            </p>
          ))}
          <p className="mt-1 text-muted text-sm">
            {[item.type, ...item.collections, item.savedAt].join(' · ')}
          </p>
        </article>
      ))}
    </section>
  )
}
