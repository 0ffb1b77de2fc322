import { FolderOpen, Trash2 } from 'lucide-react'
import type { Day } from '#shared/core/day.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card, Row } from '#shared/web/ui/card.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import type { SavedCalculation } from '../core/zakat.records.ts'
import { zakatOf } from '../core/zakat.ts'
import { inKindLines } from './format-in-kind.ts'
import { formatMoney } from './format-money.ts'
import { savedCalculations } from './saved-zakat.ts'
import type { Draft } from './use-draft.ts'

/** Saved calculations of this year and earlier ones, the latest first. */
export function PastCard({ draft, today, hijri }: { draft: Draft; today: Day; hijri: (day: Day) => string }) {
  const saved = savedCalculations.use()
  const all = [...(saved ?? [])].sort(([a, { calculatedOn: x }], [b, { calculatedOn: y }]) =>
    x === y ? a.localeCompare(b) : y.localeCompare(x),
  )
  return (
    <Card id="past" title={t('zakat:past.title')}>
      {!saved && <Skeleton className="h-6 w-full" />}
      {saved && all.length === 0 && <p className="text-muted">{t('zakat:past.empty')}</p>}
      <ul>
        {all.map(([id, each]) => (
          <Past draft={draft} hijri={hijri} id={id} key={id} saved={each} today={today} />
        ))}
      </ul>
    </Card>
  )
}

function Past({
  id,
  saved,
  draft,
  today,
  hijri,
}: {
  id: string
  saved: SavedCalculation
  draft: Draft
  today: Day
  hijri: (day: Day) => string
}) {
  const { calculatedOn, paidOn, ...calculation } = saved
  const { zakat } = zakatOf(calculation)
  const inKind = inKindLines(calculation).filter((line) => line.isDue)
  const isDue = zakat > 0 || inKind.length > 0
  const day = formatDay(calculatedOn, today)
  const put = (next: SavedCalculation) => notifySaveFailed(savedCalculations.put(id, next))
  const undo = (run: () => void) => ({ label: t('user-data:undo'), run })
  const open = () => {
    const before = draft.calculation
    draft.replace(calculation)
    toast({ title: t('zakat:past.opened'), action: undo(() => draft.replace(before)) })
  }
  const remove = () => {
    toast({ title: t('zakat:past.removed'), action: undo(() => void put(saved)) })
    return notifySaveFailed(savedCalculations.remove(id))
  }
  return (
    <Row className="flex-wrap">
      <span className="min-w-0">
        <span className="block">{day}</span>
        <span className="block text-muted text-sm">{hijri(calculatedOn)}</span>
        {(zakat > 0 || !isDue) && (
          <span className="tabular block font-semibold">
            <bdi>{zakat > 0 ? formatMoney(zakat, calculation.currency) : t('zakat:past.none')}</bdi>
          </span>
        )}
        {inKind.map(({ key, name, zakat: given }) => (
          <span className="block text-sm" key={key}>
            {t('zakat:kind.line', { name, owned: given })}
          </span>
        ))}
      </span>
      <span className="ms-auto flex items-center gap-1">
        {isDue && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2 px-2">
            <input
              aria-label={t('zakat:past.markPaid', { day })}
              checked={paidOn !== undefined}
              className="size-4.5 accent-action"
              onChange={() => void put({ ...calculation, calculatedOn, ...(!paidOn && { paidOn: today }) })}
              type="checkbox"
            />
            <span aria-hidden="true">{t('zakat:past.paid')}</span>
          </label>
        )}
        <Button
          aria-label={t('zakat:past.openOf', { day })}
          data-tooltip={t('zakat:past.open')}
          look="plain"
          onClick={open}
          round
        >
          <FolderOpen aria-hidden size={18} />
        </Button>
        <Button aria-label={t('zakat:past.remove', { day })} look="plain" onClick={() => void remove()} round>
          <Trash2 aria-hidden size={18} />
        </Button>
      </span>
    </Row>
  )
}
