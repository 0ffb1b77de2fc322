import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'

const rules = ['civil', 'source', 'fatwa', 'private', 'advertising'] as const

/** The rules of discussion; `onAgree` is there before one’s first post. */
export function RulesDialog({ onClose, onAgree }: { onClose: () => void; onAgree?: () => void }) {
  return (
    <Dialog onClose={onClose} open title={t('discussions:rules.title')}>
      <ul className="grid list-disc gap-2 ps-5">
        {rules.map((rule) => (
          <li key={rule}>{t(`discussions:rules.${rule}`)}</li>
        ))}
      </ul>
      <p className="mt-3 text-muted">{t('discussions:rules.moderators')}</p>
      {onAgree && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button look="action" onClick={onAgree}>
            {t('discussions:rules.agree')}
          </Button>
          <Button onClick={onClose}>{t('discussions:cancel')}</Button>
        </div>
      )}
    </Dialog>
  )
}

/** A button that shows the rules. */
export function RulesButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('discussions:rules.title')}</Button>
      {isOpen && <RulesDialog onClose={() => setOpen(false)} />}
    </>
  )
}
