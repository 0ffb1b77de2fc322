import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { exportAccount } from '../../core/account.contract.ts'
import { failureMessage } from '../form/error-messages.ts'
import { SettingsItem } from './settings-item.tsx'

/** Downloads all of the account’s data as a file. */
export function ExportItem() {
  const taking = useMutation({
    mutationFn: async () => {
      const account = await call(exportAccount)
      const name = `rafiq-account-${account.exportedAt.slice(0, 10)}.json`
      saveFile(new File([JSON.stringify(account, null, 2)], name, { type: 'application/json' }))
    },
  })
  return (
    <SettingsItem text={t('account-settings:data.exportAbout')} title={t('account-settings:data.export')}>
      <div>
        <Button disabled={taking.isPending} onClick={() => taking.mutate()}>
          <Download aria-hidden size={18} />
          {t(taking.isPending ? 'account:wait' : 'account-settings:data.exportAs')}
        </Button>
      </div>
      <p className="text-ending empty:hidden" role="alert">
        {taking.error && failureMessage(taking.error, t('account-settings:failed'))}
      </p>
    </SettingsItem>
  )
}
