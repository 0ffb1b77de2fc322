import { Copy } from 'lucide-react'
import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { partsOf, saveCopyParts, useCopyParts } from './copy-parts.ts'
import type { VerseTexts } from './verse-texts.ts'

/** Chooses the parts of a verse to copy, with a preview; the choice is remembered. */
export default function CopyDialog({ verse, onClose }: { verse: VerseTexts; onClose: () => void }) {
  const chosen = useCopyParts()
  const parts = partsOf(verse)
  const [failed, setFailed] = useState(false)
  const taken = parts.filter(({ kind }) => chosen.includes(kind))
  const text = taken.map((part) => part.text).join('\n\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('saved-verses:copy.copied') })
      onClose()
    } catch {
      setFailed(true)
    }
  }
  const kinds = [...new Set(parts.map(({ kind }) => kind))]
  return (
    <Dialog onClose={onClose} open title={t('saved-verses:copy.title')}>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">{t('saved-verses:copy.parts')}</legend>
        {kinds.map((kind) => (
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5" key={kind}>
            <input
              checked={chosen.includes(kind)}
              className="size-5 accent-action"
              onChange={(event) =>
                saveCopyParts(
                  event.target.checked ? [...chosen, kind] : chosen.filter((other) => other !== kind),
                )
              }
              type="checkbox"
            />
            {t(`saved-verses:copy.${kind}`)}
          </label>
        ))}
      </fieldset>
      <section
        aria-label={t('saved-verses:copy.preview')}
        className="my-4 grid max-h-64 gap-3 overflow-y-auto rounded-xl bg-sunken px-4 py-3"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too.
        tabIndex={0}
      >
        {taken.map((part) => (
          <p
            className={part.kind === 'arabic' ? 'quran-text text-[1.5rem]' : 'whitespace-pre-line'}
            dir={part.direction}
            key={part.text}
            lang={part.language}
          >
            {part.text}
          </p>
        ))}
        {!text && <p className="text-muted">{t('saved-verses:copy.nothing')}</p>}
      </section>
      <Button data-autofocus disabled={!text} look="action" onClick={copy}>
        <Copy aria-hidden size={18} />
        {t('saved-verses:copy.do')}
      </Button>
      <p className="mt-3 text-ending text-sm empty:mt-0" role="alert">
        {failed && t('saved-verses:copy.failed')}
      </p>
    </Dialog>
  )
}
