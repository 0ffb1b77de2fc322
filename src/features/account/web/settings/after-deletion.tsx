import { t } from '#shared/web/i18n/i18n.ts'
import { Group } from './group.tsx'
import { takeFocus } from './take-focus.ts'
import { ThingsChoice } from './things-choice.tsx'

/** The account is gone; what the device has is the person's to keep or to delete. */
export function AfterDeletion({ onDone }: { onDone: () => void }) {
  return (
    <Group id="account-gone" title={t('account-settings:after.title')}>
      <div ref={takeFocus} role="status" tabIndex={-1}>
        <p>{t('account-settings:after.text')}</p>
      </div>
      <ThingsChoice onDone={onDone} />
    </Group>
  )
}
