import { t } from '#shared/web/i18n/i18n.ts'
import type { MosqueSuggestion } from '../../core/suggestions.contract.ts'

/** What the person wrote. */
export function Said({ suggestion: { address, coordinates, kind, note } }: { suggestion: MosqueSuggestion }) {
  return (
    <section>
      <h4 className="mb-1 text-muted text-sm">{t('admin-mosques:pendingPage.says')}</h4>
      {address && (
        <p className="break-words" dir="auto">
          {address}
        </p>
      )}
      {note && (
        <p className="mt-1 whitespace-pre-line break-words" dir="auto">
          {note}
        </p>
      )}
      {kind === 'new' && !coordinates && (
        <p className="mt-1 text-muted">{t('admin-mosques:pendingPage.noPlace')}</p>
      )}
    </section>
  )
}
