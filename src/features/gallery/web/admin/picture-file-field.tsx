import { useQuery } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { serverMessage } from '#shared/web/admin/server-message.ts'
import { pathOf } from '#shared/web/api/call.ts'
import { readFile, sendFile } from '#shared/web/api/file-transfer.ts'
import { ApiError } from '#shared/web/api/request.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { dataAddress } from '#shared/web/picture/data-address.ts'
import { FileButton } from '#shared/web/ui/file-button.tsx'
import { ProgressBar } from '#shared/web/ui/progress-bar.tsx'
import { PICTURE_MAX_BYTES } from '../../core/added-picture.ts'
import { readPictureFile, uploadPicture } from '../../core/gallery-admin.contract.ts'

type Upload =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'failed'; readonly message: string }

/** The file of a picture: uploading it, and how it looks. */
export function PictureFileField({
  file,
  error,
  onChange,
}: {
  file: string
  error: string | undefined
  onChange: (file: string) => void
}) {
  const [upload, setUpload] = useState<Upload>({ kind: 'none' })
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (chosen: File) => {
    if (chosen.size > PICTURE_MAX_BYTES)
      return setUpload({ kind: 'failed', message: t('admin-gallery:uploads.too_large') })
    sending.current?.abort()
    const controller = new AbortController()
    sending.current = controller
    try {
      const { id } = await sendFile({
        endpoint: uploadPicture,
        file: chosen,
        type: 'application/octet-stream',
        onShare: (share) => setUpload({ kind: 'sending', share }),
        signal: controller.signal,
      })
      onChange(id)
      setUpload({ kind: 'none' })
    } catch (failure) {
      if (!controller.signal.aborted) setUpload({ kind: 'failed', message: reasonOf(failure) })
    }
  }

  return (
    <div className="grid justify-items-start gap-3">
      {file !== '' && <Preview file={file} key={file} />}
      <FileButton
        accept="image/jpeg,image/png,image/webp"
        icon={<ImageUp aria-hidden size={18} />}
        label={t(`admin-gallery:uploads.${file === '' ? 'choose' : 'replace'}`)}
        onFile={(chosen) => void send(chosen)}
      />
      {upload.kind === 'sending' && (
        <ProgressBar
          aria-label={t('admin-gallery:uploads.sending')}
          className="w-full"
          max={1}
          value={upload.share}
        />
      )}
      <p className="text-muted text-sm">{t('admin-gallery:uploads.hint')}</p>
      <p className="text-ending text-sm empty:hidden" role="alert">
        {upload.kind === 'failed' ? upload.message : error}
      </p>
    </div>
  )
}

const reasons = ['unknown_document', 'picture_size']

function reasonOf(failure: unknown): string {
  const known = failure instanceof ApiError && reasons.find((code) => code === failure.code)
  if (known) return t(`admin-gallery:uploads.${known}`)
  return serverMessage(failure) ?? t('staff:unreachable')
}

function Preview({ file }: { file: string }) {
  const { data: address } = useQuery({
    queryKey: [readPictureFile.path, file],
    queryFn: async ({ signal }) => dataAddress(await readFile(pathOf(readPictureFile, { id: file }), signal)),
    gcTime: 0,
  })
  if (!address) return null
  return (
    <img alt={t('admin-gallery:uploads.preview')} className="max-h-64 max-w-full rounded-xl" src={address} />
  )
}
