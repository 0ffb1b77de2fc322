import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { safetyFailure, useRemovePost } from './use-safety.ts'

/** Removes a post of someone else, for moderators. */
export function RemoveButton({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const [asks, setAsks] = useState(false)
  const removing = useRemovePost(id)
  const remove = (reason: string) =>
    removing.mutate(reason, {
      onSuccess: () => {
        toast({ title: t('community-safety:remove.done') })
        setAsks(false)
        onRemoved()
      },
    })
  return (
    <>
      <Button look="plain" onClick={() => setAsks(true)}>
        {t('community-safety:remove.open')}
      </Button>
      {asks && (
        <RemoveDialog
          failure={removing.error && t(`community-safety:failures.${safetyFailure(removing.error)}`)}
          isPending={removing.isPending}
          onClose={() => setAsks(false)}
          onRemove={remove}
        />
      )}
    </>
  )
}
