import { diffArrays } from 'diff'
import { useMemo, useState } from 'react'
import { isInstant } from '#shared/core/instant.ts'
import { EVERY_VERSION_DAYS, MOST_VERSIONS } from '#shared/core/user-data/merge-notes.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { noteVersions } from '#shared/web/user-data/notes.ts'
import type { Draft } from './use-draft.ts'

interface Version extends Draft {
  readonly at: string
}

/** Earlier versions of a note with their changes, and a button to restore one. */
export default function HistoryDialog({
  id,
  now,
  onRestore,
  onClose,
}: {
  id: string
  now: Draft
  onRestore: (version: Draft) => void
  onClose: () => void
}) {
  const all = noteVersions.use()
  const versions = useMemo(() => all && versionsOf(all, id, now), [all, id, now])
  const [chosen, setChosen] = useState<string>()
  const version = versions?.find(({ at }) => at === chosen) ?? versions?.[0]
  return (
    <Dialog onClose={onClose} open title={t('bookmarks:notes.history')}>
      {!versions && <Skeleton className="h-24 w-full" />}
      {versions && !version && <p className="text-muted">{t('bookmarks:notes.noHistory')}</p>}
      {versions && version && (
        <>
          <SelectField
            label={t('bookmarks:notes.version')}
            onChoose={setChosen}
            options={versions.map(({ at }) => ({ value: at, text: formatInstant(at) }))}
            value={version.at}
          />
          <p className="mt-4 text-muted text-sm">{t('bookmarks:notes.since')}</p>
          <Changes newer={asText(now)} older={asText(version)} />
          <p className="mt-3 text-muted text-sm">
            {t('bookmarks:notes.historyRule', {
              days: formatNumber(EVERY_VERSION_DAYS),
              most: formatNumber(MOST_VERSIONS),
            })}
          </p>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{t('bookmarks:cancel')}</Button>
            <Button look="action" onClick={() => onRestore({ title: version.title, text: version.text })}>
              {t('bookmarks:notes.restore')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

/** With more changes the whole text is shown as replaced. */
const MOST_CHANGES = 4000
/** Words with the spaces after them; line ends are separate. */
const words = (text: string): string[] => text.match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/gu) ?? []

/** Removed text is struck through, added text is underlined. */
function Changes({ older, newer }: { older: string; newer: string }) {
  const parts = useMemo(
    () =>
      diffArrays(words(older), words(newer), { maxEditLength: MOST_CHANGES }) ?? [
        { value: [older], removed: true, added: false },
        { value: [newer], removed: false, added: true },
      ],
    [older, newer],
  )
  return (
    <div
      className="wrap-anywhere mt-1 whitespace-pre-wrap rounded-xl bg-sunken px-4 py-3 font-typed leading-relaxed"
      dir="auto"
    >
      {parts.map(({ value, added, removed }, index) => {
        const key = `${index}-${added ? 'newer' : removed ? 'older' : 'both'}`
        if (!added && !removed) return <span key={key}>{value.join('')}</span>
        return removed ? (
          <del className="bg-ending-soft" key={key}>
            {value.join('')}
          </del>
        ) : (
          <ins className="bg-mark" key={key}>
            {value.join('')}
          </ins>
        )
      })}
    </div>
  )
}

const asText = ({ title, text }: Draft) => [title, text].filter(Boolean).join('\n\n')

/** The versions that differ from the current text, the latest first. */
function versionsOf(
  all: ReadonlyMap<string, { readonly title?: string; readonly text: string }>,
  id: string,
  now: Draft,
): readonly Version[] {
  const versions: Version[] = []
  for (const [version, { title = '', text }] of all) {
    const at = version.slice(id.length + 1)
    if (!version.startsWith(`${id}/`) || !isInstant(at)) continue
    if (title !== now.title || text !== now.text) versions.push({ at, title, text })
  }
  return versions.sort((a, b) => (a.at < b.at ? 1 : -1))
}
