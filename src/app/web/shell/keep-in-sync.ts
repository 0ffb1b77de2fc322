import { navigate } from 'wouter/use-browser-location'
import { needTexts, t } from '#shared/web/i18n/i18n.ts'
import { onSessionId, sessionEnded } from '#shared/web/session/session-id.ts'
import { syncFromNowOn } from '#shared/web/session/sign-in.ts'
import { toast } from '#shared/web/ui/toast.ts'

let begun = false

/** Keeps the device and the account the same from now on, and says when the session ended by itself. */
export function keepInSync(): void {
  if (begun) return
  begun = true
  let before = false
  const look = () => {
    const ended = sessionEnded()
    if (ended && !before) void sayEnded()
    before = ended
  }
  look()
  onSessionId(look)
  syncFromNowOn()
}

async function sayEnded(): Promise<void> {
  await needTexts(['account-menu'])
  const from = encodeURIComponent(location.pathname + location.search)
  toast({
    title: t('account-menu:ended.title'),
    description: t('account-menu:ended.text'),
    action: { label: t('account-menu:ended.again'), run: () => navigate(`/login?from=${from}`) },
  })
}
