import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import type { Mosque } from '../core/mosques.contract.ts'
import { MosqueCard } from './mosque-card.tsx'

/** Cards per page. */
const PAGE_SIZE = 20

/** Mosque cards, nearest first. */
export function MosqueList({
  mosques,
  chosen,
  onChoose,
  onCorrect,
}: {
  mosques: readonly Mosque[]
  chosen: string | undefined
  onChoose: (id: string) => void
  onCorrect: (mosque: Mosque) => void
}) {
  const [pages, setPages] = useState(1)
  const count = pages * PAGE_SIZE
  const next = Math.min(PAGE_SIZE, mosques.length - count)
  return (
    <div>
      <ul className="grid gap-4">
        {mosques.slice(0, count).map((mosque) => (
          <li key={mosque.id}>
            <MosqueCard
              chosen={mosque.id === chosen}
              mosque={mosque}
              onChoose={() => onChoose(mosque.id)}
              onCorrect={() => onCorrect(mosque)}
            />
          </li>
        ))}
      </ul>
      {count < mosques.length && (
        <Button className="mt-5 w-full" onClick={() => setPages(pages + 1)}>
          {t('mosques:more', { count: next, shown: formatNumber(next) })}
        </Button>
      )}
    </div>
  )
}
