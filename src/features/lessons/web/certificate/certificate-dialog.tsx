import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import type { Day } from '#shared/core/day.ts'
import { formatDate } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { certificateFile } from './certificate-file.ts'
import { certificateFonts, drawCertificate } from './draw-certificate.ts'

const LONGEST_NAME = 80

/** Draws the certificate while the name is typed. Nothing of it leaves the device. */
export default function CertificateDialog({
  part,
  titles,
  day: last,
  onClose,
}: {
  /** The part of the path, or the course. */
  part: string
  /** The titles of its lessons. */
  titles: readonly string[]
  /** The day on which the last one was finished. */
  day: Day
  onClose: () => void
}) {
  const [name, setName] = useState('')
  const [failed, setFailed] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const civil = parseCivilDate(last)
  const day = civil ? formatDate(civil, { day: 'numeric', month: 'long', year: 'numeric' }) : ''
  const words = [name, part, day, t('lessons:certificate.text'), ...titles].join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `words` has all texts.
  useEffect(() => {
    let isOpen = true
    const draw = async () => {
      await certificateFonts(words)
      if (!isOpen || !canvas.current) return
      drawCertificate(canvas.current, { name: name.trim(), part, lessons: titles, day })
    }
    draw().catch(() => isOpen && setFailed(true))
    return () => {
      isOpen = false
    }
  }, [words])
  const download = async () => {
    if (!canvas.current) return
    try {
      saveFile(await certificateFile(canvas.current, name.trim()))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <Dialog onClose={onClose} open title={`${t('lessons:certificate.heading')}${t('shell:colon')}${part}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void download()
        }}
      >
        <TextField
          autoComplete="name"
          data-autofocus
          label={t('lessons:certificate.name')}
          maxLength={LONGEST_NAME}
          name="name"
          onChange={(event) => setName(event.target.value)}
          required
          value={name}
        />
        <canvas
          aria-label={[t('lessons:certificate.heading'), name, part, day].filter(Boolean).join(', ')}
          className="mt-4 aspect-[1188/840] w-full rounded-xl border border-hairline"
          ref={canvas}
          role="img"
        />
        <p className="mt-2 text-muted text-sm">{t('lessons:certificate.note')}</p>
        {failed && (
          <p className="mt-2 text-ending" role="alert">
            {t('lessons:certificate.failed')}
          </p>
        )}
        <Button className="mt-4" disabled={name.trim() === ''} look="action" type="submit">
          <Download aria-hidden size={18} />
          {t('lessons:certificate.download')}
        </Button>
      </form>
    </Dialog>
  )
}
