import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { DeleteSection } from '#features/privacy/web/delete-section.tsx'
import { DeviceOnlyFields } from '#features/privacy/web/device-only-fields.tsx'
import { PrivateSwitch } from '#features/privacy/web/private-switch.tsx'
import { StoredDataSection } from '#features/privacy/web/stored-data-section.tsx'
import { TransferSection } from '#features/privacy/web/transfer-section.tsx'
import { readSavedSubscription } from '#features/reminders/web/push/saved-subscription.ts'
import { turnOff } from '#features/reminders/web/push/subscribe.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { sessionId } from '#shared/web/session/session-id.ts'
import { signOut } from '#shared/web/session/sign-in.ts'

/** The privacy section: stored data, export, import and deletion. */
export function PrivacyFields() {
  const client = useQueryClient()
  const endReminders = async () => {
    if (readSavedSubscription()) await turnOff()
  }
  /** Also deletes the server's data about this device, if the server can be reached. */
  const leave = async () => {
    await endReminders().catch(() => undefined)
    if (sessionId()) await signOut(client).catch(() => undefined)
  }
  return (
    <>
      <PrivateSwitch endReminders={endReminders} />
      <StoredDataSection />
      <DeviceOnlyFields />
      <TransferSection />
      <DeleteSection leave={leave} />
      <p className="mt-6">
        <Link className="inline-flex min-h-11 items-center underline underline-offset-4" href="/privacy">
          {t('settings:privacyPage')}
        </Link>
      </p>
    </>
  )
}
