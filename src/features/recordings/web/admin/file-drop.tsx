import { FileAudio } from 'lucide-react'
import { useRef, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { ACCEPTED_ENDINGS } from '../../core/upload.ts'

/** A button for choosing several files, in an area where files can be dropped. */
export function FileDrop({ hint, onFiles }: { hint: string; onFiles: (files: readonly File[]) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same.
    <div
      className={classNames(
        'grid justify-items-center gap-3 rounded-2xl border-2 border-dashed p-6 text-center sm:p-8',
        isOver ? 'border-action bg-sunken' : 'border-hairline bg-raised',
      )}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <FileAudio aria-hidden className="text-muted" size={32} />
      <Button look="action" onClick={() => field.current?.click()}>
        {t('admin-recordings:uploads.choose')}
      </Button>
      <input
        accept={ACCEPTED_ENDINGS}
        aria-label={t('admin-recordings:uploads.choose')}
        hidden
        multiple
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Allows choosing the same file again.
          target.value = ''
        }}
        ref={field}
        type="file"
      />
      <p className="text-muted text-sm">{hint}</p>
    </div>
  )
}
