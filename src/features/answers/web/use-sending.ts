import { useMutation } from '@tanstack/react-query'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { usePrivate } from '#shared/web/private-mode.ts'
import { toast } from '#shared/web/ui/toast.ts'

const FAILURES = {
  too_many_requests: 'too_many_attempts',
  too_many_attempts: 'too_many_attempts',
  too_many_messages: 'too_many_messages',
} as const

/** Sends feedback with `send`, thanks for it, and says what went wrong. */
export function useSending<Body>(
  feedback: 'suggest' | 'report',
  send: (body: Body) => Promise<unknown>,
  onSent: () => void,
) {
  const isPrivate = usePrivate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      onSent()
      toast({ title: t(`answers:${feedback}.thanks`), description: t(`answers:${feedback}.received`) })
    },
  })
  const failure = failureKey(error, FAILURES)
  const reason = failure === 'offline' && isPrivate ? 'private' : failure
  return {
    send: (body: Body) => {
      if (!isPending) mutate(body)
    },
    isSending: isPending,
    failure: error ? t(`answers:feedback.failed.${reason}`) : undefined,
  }
}
