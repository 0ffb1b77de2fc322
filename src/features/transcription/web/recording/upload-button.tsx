import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

/** Lets a sound file of this device be chosen. */
export function UploadButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Upload aria-hidden size={18} />
        {t('transcription:recording.choose')}
      </Button>
      <input
        accept="audio/*,.mp3,.wav,.ogg,.webm,.m4a"
        aria-label={t('transcription:recording.choose')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file may be chosen again.
          target.value = ''
        }}
        ref={input}
        type="file"
      />
    </>
  )
}
