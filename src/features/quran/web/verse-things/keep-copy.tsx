import { Download, FileText, Upload } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { FileButton } from '#shared/web/ui/file-button.tsx'
import { type VerseThings, verseThingsFile } from '../../core/verse-things/verse-things-file.ts'
import { type BroughtIn, bringIn } from './bring-in.ts'
import { thingsAsText } from './things-as-text.ts'
import type { VerseTexts } from './verse-texts.ts'

/** Takes saved verses and notes along as a file, and brings such a file back in. */
export function KeepCopy({
  things,
  textsOf = () => undefined,
}: {
  things: VerseThings
  textsOf?: (key: string) => VerseTexts | undefined
}) {
  const [result, setResult] = useState<BroughtIn>()
  const now = () => new Date().toISOString()
  const name = (ending: string) => `rafiq-verses-${now().slice(0, 10)}.${ending}`
  const some = things.saved.length + things.notes.length > 0
  return (
    <section aria-label={t('verse-things:file.title')} className="mt-8 grid gap-3 rounded-card bg-sunken p-5">
      <h3 className="text-base">{t('verse-things:file.title')}</h3>
      <p className="text-muted text-sm">{t('verse-things:file.about')}</p>
      <div className="flex flex-wrap gap-2">
        {some && (
          <>
            <Button
              onClick={() =>
                saveFile(
                  new File([verseThingsFile(things, now())], name('json'), { type: 'application/json' }),
                )
              }
            >
              <Download aria-hidden size={18} />
              {t('verse-things:file.export')}
            </Button>
            <Button
              onClick={() =>
                saveFile(
                  new File([thingsAsText(things, textsOf)], name('txt'), {
                    type: 'text/plain;charset=utf-8',
                  }),
                )
              }
            >
              <FileText aria-hidden size={18} />
              {t('verse-things:file.asText')}
            </Button>
          </>
        )}
        <FileButton
          accept=".json,application/json"
          icon={<Upload aria-hidden size={18} />}
          label={t('verse-things:file.import')}
          onFile={async (file) => setResult(await bringIn(file))}
        />
      </div>
      <p className={result?.taken === false ? 'text-ending' : 'text-ink'} role="status">
        {result && saying(result)}
      </p>
    </section>
  )
}

function saying(result: BroughtIn): string {
  if (!result.taken) {
    const entry = formatNumber('entry' in result.problem ? result.problem.entry : 0)
    return t(`verse-things:file.problems.${result.problem.code}`, { entry })
  }
  if (result.verses + result.notes === 0) return t('verse-things:file.nothingNew')
  return [
    t('verse-things:file.verses', { count: result.verses, number: formatNumber(result.verses) }),
    t('verse-things:file.notes', { count: result.notes, number: formatNumber(result.notes) }),
  ].join(' ')
}
