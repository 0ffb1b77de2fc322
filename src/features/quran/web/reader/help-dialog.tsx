import { t } from '#shared/web/i18n/i18n.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Space', 'play'],
  ['/', 'search'],
  ['g', 'goTo'],
  ['r', 'reveal'],
  ['← →', 'turn'],
  ['?', 'help'],
] as const

/** The list of keyboard shortcuts. */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} open title={t('reader:help.title')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
        {keys.map(([key, name]) => (
          <div className="contents" key={name}>
            <dt>
              <kbd
                className="inline-block min-w-9 rounded-lg border border-hairline bg-sunken px-2 py-1 text-center font-sans text-sm"
                dir="ltr"
              >
                {key}
              </kbd>
            </dt>
            <dd>{t(`reader:help.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
