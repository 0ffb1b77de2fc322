import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { readFile } from '#shared/web/api/file-transfer.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { dataAddress } from '#shared/web/picture/data-address.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/** A private file of a submission: a picture is shown, a PDF can be downloaded. */
export function StoredFile({
  path,
  name,
  file: { type, bytes },
}: {
  path: string
  name: string
  file: { readonly type: string; readonly bytes: number }
}) {
  const isPicture = type.startsWith('image/')
  const { data, error, refetch } = useQuery({
    queryKey: [path, type, bytes],
    queryFn: async ({ signal }) => {
      const blob = await readFile(path, signal)
      return { blob, address: isPicture ? await dataAddress(blob) : undefined }
    },
    gcTime: 0,
  })
  if (error) {
    return (
      <p>
        <span className="text-ending">{t('business-submission:files.unreadable')}</span>{' '}
        <Button onClick={() => void refetch()}>{t('staff:again')}</Button>
      </p>
    )
  }
  if (!data) return <Skeleton className="block h-40 w-full max-w-xs" />
  const download = () => saveFile(new File([data.blob], `${name}.${endings[type] ?? 'bin'}`, { type }))
  return (
    <div>
      {data.address && (
        <img
          alt={name}
          className="mb-2 max-h-80 max-w-full rounded-xl border border-hairline"
          src={data.address}
        />
      )}
      <Button onClick={download}>
        <Download aria-hidden size={16} />
        {t('business-submission:files.download')}
      </Button>
    </div>
  )
}
