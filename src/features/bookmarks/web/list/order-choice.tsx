import { ChevronDown } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { type ItemOrder, itemOrders } from '../../core/arrange-items.ts'

/** Chooses the order of the list. */
export function OrderChoice({ order, onChoose }: { order: ItemOrder; onChoose: (order: ItemOrder) => void }) {
  return (
    <span className="relative shrink-0 print:hidden">
      <select
        aria-label={t('bookmarks:order.label')}
        className="min-h-11 cursor-pointer appearance-none rounded-full bg-transparent ps-3 pe-9 font-semibold text-sm hover:bg-sunken"
        onChange={(event) => onChoose(itemOrders[event.target.selectedIndex] ?? 'newest')}
        value={order}
      >
        {itemOrders.map((each) => (
          <option key={each} value={each}>
            {t(`bookmarks:order.${each}`)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted"
        size={16}
      />
    </span>
  )
}
