import { useState } from 'react'
import { BulkBar } from '#shared/web/admin/table/bulk-bar.tsx'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Paging } from '#shared/web/staff/paging.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { Star } from '#shared/web/ui/star-pattern.tsx'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { listModeration } from '../../core/moderation.contract.ts'
import type { ModerationList } from '../../core/moderation.ts'
import { RemoveDialog } from '../safety/remove-dialog.tsx'
import { hintFor, ModeratedCard } from './moderated-card.tsx'
import { decide, useModerationList } from './use-moderation.ts'

/** A queue with what can be done to one entry, or to all chosen ones. */
export function ModerationQueue({ list }: { list: ModerationList }) {
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [reasonFor, setReasonFor] = useState<{ readonly give: (reason: string | undefined) => void }>()
  const { data, error, refetch } = useModerationList(list, page)
  if (!data) {
    return error ? <Unreachable onRetry={() => void refetch()} /> : <CardSkeletons count={3} />
  }
  const { items, total, pages } = data.answer
  const type = list === 'circles' ? ('circle' as const) : ('post' as const)
  // Another moderator may have decided meanwhile.
  const ids = items.map(({ id }) => id).filter((id) => chosen.includes(id))
  const toggle = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...ids, id] : ids.filter((each) => each !== id))
  const askReason = () => new Promise<string | undefined>((give) => setReasonFor({ give }))
  const removeAll = async (all: readonly string[]) => {
    const reason = await askReason()
    setReasonFor(undefined)
    if (reason) await decide({ type, ids: [...all], decision: 'remove', reason })
  }
  return (
    <section aria-labelledby="found" className="mt-5 max-w-reading">
      <h2 className="text-muted" id="found" role="status">
        {t('admin-community:found', { total: formatNumber(total) })}
      </h2>
      {items.length === 0 && (
        <div className="mt-3 grid justify-items-center gap-3 rounded-card bg-raised p-10 text-center shadow-card">
          <Star aria-hidden className="text-ornament" size={48} weight={1} />
          <p className="text-muted">{t('admin-community:empty')}</p>
        </div>
      )}
      {items.length > 1 && (
        <label className="mt-1 flex min-h-11 w-fit items-center gap-3">
          <input
            checked={ids.length === items.length}
            className="size-5 accent-action"
            onChange={({ target }) => setChosen(target.checked ? items.map(({ id }) => id) : [])}
            type="checkbox"
          />
          {t('admin-community:selectPage')}
        </label>
      )}
      {ids.length > 0 && (
        <BulkBar
          actions={[
            {
              name: 'accept',
              label: t(list === 'waiting' ? 'admin-community:accept' : 'admin-community:keep'),
              run: (all) => decide({ type, ids: [...all], decision: 'accept' }),
            },
            { name: 'remove', label: t('admin-community:remove'), run: removeAll },
          ]}
          ids={ids}
          list={listModeration}
          onDone={() => setChosen([])}
        />
      )}
      {items.map((item) => (
        <ModeratedCard
          isChosen={ids.includes(item.id)}
          item={item}
          key={item.id}
          list={list}
          onChoose={(isChosen) => toggle(item.id, isChosen)}
        />
      ))}
      <Paging onPage={setPage} page={page} pages={pages} />
      {reasonFor && (
        <RemoveDialog
          hint={hintFor(type)}
          onClose={() => reasonFor.give(undefined)}
          onRemove={reasonFor.give}
        />
      )}
    </section>
  )
}
