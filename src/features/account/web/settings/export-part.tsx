import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { exportAccount } from '../../core/account.contract.ts'
import { failureWords } from '../form/words.ts'
import { Part } from './part.tsx'

/** Everything that the account holds, as a file. */
export function ExportPart() {
  const taking = useMutation({
    mutationFn: async () => {
      const account = await call(exportAccount)
      const name = `rafiq-account-${account.exportedAt.slice(0, 10)}.json`
      saveFile(new File([JSON.stringify(account, null, 2)], name, { type: 'application/json' }))
    },
  })
  return (
    <Part text={t('account-settings:data.exportAbout')} title={t('account-settings:data.export')}>
      <div>
        <Button disabled={taking.isPending} onClick={() => taking.mutate()}>
          <Download aria-hidden size={18} />
          {t(taking.isPending ? 'account:wait' : 'account-settings:data.exportAs')}
        </Button>
      </div>
      <p className="text-ending empty:hidden" role="alert">
        {taking.error && failureWords(taking.error, t('account-settings:failed'))}
      </p>
    </Part>
  )
}
