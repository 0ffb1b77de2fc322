import { Upload } from 'lucide-react'
import { t } from '../i18n/i18n.ts'
import { FileButton } from '../ui/file-button.tsx'
import { RecordButton } from './record-button.tsx'

/** The source of a recording: the microphone or a file. Needs the messages of `recording`. */
export function RecordingSource({ onRecording }: { onRecording: (recording: Blob) => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <RecordButton onRecording={onRecording} />
      <FileButton
        accept="audio/*,.mp3,.wav,.ogg,.webm,.m4a"
        icon={<Upload aria-hidden size={18} />}
        label={t('recording:choose')}
        onFile={onRecording}
      />
    </div>
  )
}
