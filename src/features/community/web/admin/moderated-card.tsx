import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { ReportList } from '#shared/web/staff/report-list.tsx'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import type { ModeratedItem } from '../../core/moderation.contract.ts'
import type { ModerationList } from '../../core/moderation.ts'
import { RemoveDialog } from '../safety/remove-dialog.tsx'
import { moderationFailure, useDecision } from './use-moderation.ts'

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-action'

/** An entry of a queue in its context, with what can be done to it. */
export function ModeratedCard({
  item,
  list,
  isChosen,
  onChoose,
}: {
  item: ModeratedItem
  list: ModerationList
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}) {
  const { id, type, path, hadith, author, username, writtenAt, text, words } = item
  const title = item.title || t('admin-community:noTitle')
  const heading = `moderated-${id}`
  return (
    <article aria-labelledby={heading} className="mt-4 min-w-0 rounded-card bg-raised p-5 shadow-card sm:p-6">
      <div className="flex items-start gap-3">
        <input
          aria-label={t('admin-community:select', { title })}
          checked={isChosen}
          className="mt-1 size-5 shrink-0 accent-action"
          onChange={({ target }) => onChoose(target.checked)}
          type="checkbox"
        />
        <div className="min-w-0">
          <h3 className="break-words font-semibold text-lg" id={heading}>
            <bdi>{title}</bdi>
          </h3>
          <p className="break-words text-muted text-sm">
            <bdi>{author ?? t('community-safety:deletedAccount')}</bdi> {username && <bdi>@{username}</bdi>} ·{' '}
            {formatInstant(writtenAt)}
          </p>
        </div>
      </div>
      <p className="mt-3 whitespace-pre-line break-words" dir="auto">
        {text}
      </p>
      {words.length > 0 && (
        <p className="mt-3 break-words font-semibold">
          {t('admin-community:words', { words: words.join(' · ') })}
        </p>
      )}
      <ReportList
        reports={item.reports.map(({ reason, ...report }) => ({
          ...report,
          reason: t(`community-safety:reasons.${reason}`),
        }))}
        title={t('admin-community:reports', { number: formatNumber(item.reports.length) })}
      />
      <p className="flex flex-wrap gap-x-5">
        {path && (
          <Link className={linkClass} href={path}>
            {t('admin-community:open')}
          </Link>
        )}
        {hadith && (
          <Link className={linkClass} href={hadith}>
            {t('admin-community:hadith')}
          </Link>
        )}
      </p>
      <Decisions id={id} list={list} type={type} />
    </article>
  )
}

function Decisions({ id, list, type }: { id: string; list: ModerationList; type: ModeratedItem['type'] }) {
  const [asks, setAsks] = useState(false)
  const deciding = useDecision()
  const accepted = list === 'waiting' ? 'accept' : 'keep'
  const accept = () =>
    deciding.mutate(
      { type, ids: [id], decision: 'accept' },
      { onSuccess: () => toast({ title: t(`admin-community:done.${accepted}`) }) },
    )
  const remove = (reason: string) => {
    setAsks(false)
    deciding.mutate(
      { type, ids: [id], decision: 'remove', reason },
      { onSuccess: () => toast({ title: t('admin-community:done.remove') }) },
    )
  }
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3 border-hairline border-t pt-5">
        <Button disabled={deciding.isPending} look="action" onClick={accept}>
          <Check aria-hidden size={18} />
          {t(`admin-community:${accepted}`)}
        </Button>
        <Button disabled={deciding.isPending} look="ending" onClick={() => setAsks(true)}>
          <X aria-hidden size={18} />
          {t('admin-community:remove')}
        </Button>
      </div>
      <p className="mt-3 text-ending empty:mt-0" role="alert">
        {deciding.error && t(`admin-community:failures.${moderationFailure(deciding.error)}`)}
      </p>
      {asks && <RemoveDialog hint={hintFor(type)} onClose={() => setAsks(false)} onRemove={remove} />}
    </>
  )
}

/** Who reads the reason of a removal. */
export const hintFor = (type: ModeratedItem['type']) =>
  t(type === 'circle' ? 'admin-community:reasonHintCircle' : 'community-safety:remove.hint')
