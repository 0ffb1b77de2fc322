import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint } from '#shared/core/contract/endpoint.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { refusalText } from '../throw-refusal.ts'

/** An action on the chosen rows. */
export interface BulkAction {
  readonly name: string
  readonly label: string
  /** Asks before an action that is hard to take back. */
  readonly question?: string
  /** Throws if it fails; what it did for some rows stays. */
  readonly run: (ids: readonly string[]) => Promise<void>
}

/** Shown while rows are chosen: how many, and what can be done with them. */
export function BulkBar({
  ids,
  actions,
  list,
  onDone,
}: {
  ids: readonly string[]
  actions: readonly BulkAction[]
  list: Endpoint
  onDone: () => void
}) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<BulkAction>()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [reason, setReason] = useState<string>()
  const run = async (action: BulkAction) => {
    setState('busy')
    setReason(undefined)
    try {
      await action.run(ids)
      setState('idle')
      setAsked(undefined)
      onDone()
    } catch (error) {
      setState('failed')
      setReason(refusalText(error))
    }
    await client.invalidateQueries({ queryKey: [list.path] })
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 rounded-card bg-action-soft px-4 py-2">
      <p className="me-2" role="status">
        {t('admin:table.selected', { count: ids.length, number: formatNumber(ids.length) })}
      </p>
      {actions.map((action) => (
        <Button
          disabled={state === 'busy'}
          key={action.name}
          onClick={() => (action.question ? setAsked(action) : void run(action))}
        >
          {action.label}
        </Button>
      ))}
      <Button className="ms-auto" look="plain" onClick={onDone}>
        {t('admin:table.selectNone')}
      </Button>
      <p className="w-full text-ending empty:hidden" role="alert">
        {state === 'failed' && t('admin:table.bulkFailed')}
        {reason && ` ${reason}`}
      </p>
      {asked && (
        <Dialog onClose={() => setAsked(undefined)} open title={asked.label}>
          <p>{asked.question}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button disabled={state === 'busy'} look="ending" onClick={() => void run(asked)}>
              {asked.label}
            </Button>
            <Button data-autofocus onClick={() => setAsked(undefined)}>
              {t('admin:cancel')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
