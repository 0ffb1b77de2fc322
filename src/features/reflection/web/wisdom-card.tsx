import { Lightbulb } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { openWisdom } from './wisdom-state.ts'

/** Opens the daily wisdom. */
export default function WisdomCard() {
  return (
    <Card id="wisdom" title={t('reflection:wisdom.title')}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="min-w-0 max-w-reading flex-1 basis-60">{t('reflection:wisdom.about')}</p>
        <Button look="action" onClick={openWisdom}>
          <Lightbulb aria-hidden size={18} />
          {t('reflection:wisdom.open')}
        </Button>
      </div>
    </Card>
  )
}
