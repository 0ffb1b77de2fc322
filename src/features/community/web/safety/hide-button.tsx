import { EyeOff } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { safetyFailure, useBlockActions } from './use-safety.ts'

/** Hides the posts of a person from oneself, with undo in the toast. */
export function HideButton({ name, username }: { name: string; username: string }) {
  const { hide, show } = useBlockActions()
  const isolated = { name: `\u2068${name}\u2069` }
  const undo = () => show.mutate(username, { onError: notifyFailure })
  const hideNow = () =>
    hide.mutate(username, {
      onSuccess: () =>
        toast({
          title: t('community-safety:hide.done', isolated),
          action: { label: t('community-safety:hide.undo'), run: undo },
        }),
      onError: notifyFailure,
    })
  return (
    <Button disabled={hide.isPending} look="plain" onClick={hideNow}>
      <EyeOff aria-hidden size={18} />
      {t('community-safety:hide.open', isolated)}
    </Button>
  )
}

const notifyFailure = (error: unknown) =>
  toast({ title: t(`community-safety:failures.${safetyFailure(error)}`), tone: 'destructive' })
