import { Share2, Wand2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { EntryPage } from '#shared/web/directory/entry-page.tsx'
import { Keywords } from '#shared/web/directory/keywords.tsx'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { sharesPictures } from '#shared/web/picture/picture-files.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { type PictureAnswer, readGallery } from '../core/gallery.contract.ts'
import { type SizeName, sizes } from '../core/sizes.ts'
import { PictureActions } from './picture-card.tsx'
import { shareFile } from './share-file.ts'
import { SizeChoice } from './size-choice.tsx'

/** The page of one picture: large, in every size, with its downloads. */
export default function PicturePage() {
  const { id = '' } = useParams<{ id: string }>()
  return (
    <EntryPage<PictureAnswer>
      api={readGallery.path}
      back={t('gallery:back')}
      failed={t('gallery:failed')}
      fallbackTitle={t('pages:gallery.title')}
      list="/gallery"
      query={{ language: currentLanguage().code }}
      slug={id}
      titleOf={({ title }) => t('gallery:page.title', { title })}
    >
      {(picture) => <ShownPicture key={picture.id} picture={picture} />}
    </EntryPage>
  )
}

function ShownPicture({ picture }: { picture: PictureAnswer }) {
  const { title, titleArabic, description, tags, category, design } = picture
  const [size, setSize] = useState<SizeName>('square')
  const { width, height } = picture.isDrawn ? sizes[size] : picture
  return (
    <article aria-labelledby="picture-title">
      <img
        alt={`${title}. ${description}`}
        className="mx-auto rounded-card object-contain shadow-card print:max-h-[80vh]"
        height={height}
        key={size}
        src={picture.isDrawn ? fileAddress(picture, size, 'svg') : picture.imageUrl}
        // A width of its own keeps the place until the file is here.
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, min(78dvh, 46rem) * ${width / height})`,
        }}
        width={width}
      />
      <header className="mt-5 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold text-action text-sm">
            {t(`gallery:categories.${category}`)}
            {picture.featured && <span className="text-muted"> · {t('gallery:featured')}</span>}
          </p>
          <h1 className="font-display text-2xl leading-snug" id="picture-title">
            {title}
          </h1>
          {titleArabic !== title && (
            <p className="mt-1 text-lg text-muted">
              <bdi lang="ar">{titleArabic}</bdi>
            </p>
          )}
        </div>
        <span className="-me-2.5 shrink-0">
          <PictureActions picture={picture} />
        </span>
      </header>
      <p className="mt-2">{description}</p>
      <p className="mt-3 flex flex-wrap items-center gap-1.5">
        <Keywords words={tags} />
      </p>
      {picture.isDrawn && <SizeChoice onChoose={setSize} size={size} />}
      <p className="tabular mt-2 text-muted text-sm">
        {t('gallery:pixels', { width: formatNumber(width), height: formatNumber(height) })}
      </p>
      <Downloads picture={picture} size={size} />
      {design && (
        <p className="mt-3 print:hidden">
          <Link className={buttonClass()} href={`/gallery/make?${design}`}>
            <Wand2 aria-hidden size={18} />
            {t('gallery:makeLike')}
          </Link>
        </p>
      )}
      <Licence picture={picture} />
    </article>
  )
}

const fileAddress = ({ id }: PictureAnswer, size: SizeName, format: 'svg' | 'png') =>
  `/gallery/${id}.${format}?lang=${currentLanguage().code}&size=${size}`

function Downloads({ picture, size }: { picture: PictureAnswer; size: SizeName }) {
  const { id, isDrawn, imageUrl } = picture
  const extension = imageUrl.split('.').at(-1) ?? ''
  const files = isDrawn
    ? (['png', 'svg'] as const).map((format) => ({
        format: format.toUpperCase(),
        address: fileAddress(picture, size, format),
        name: `rafiq-${id}-${size}.${format}`,
      }))
    : [{ format: extension.toUpperCase(), address: imageUrl, name: `rafiq-${id}.${extension}` }]
  const [first] = files
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      {files.map(({ format, address, name }, at) => (
        <a
          className={buttonClass(at === 0 ? { look: 'action' } : {})}
          download={name}
          href={address}
          key={format}
        >
          {t('gallery:download', { format })}
        </a>
      ))}
      {first && sharesPictures() && (
        <Button onClick={() => void shareFile(() => fetchFile(first))}>
          <Share2 aria-hidden size={18} />
          {t('gallery:shareImage')}
        </Button>
      )}
    </div>
  )
}

async function fetchFile({ address, name }: { address: string; name: string }): Promise<File> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}.`)
  const blob = await answer.blob()
  return new File([blob], name, { type: blob.type })
}

function Licence({ picture: { isDrawn, licence, author, sourceUrl } }: { picture: PictureAnswer }) {
  return (
    <dl className="mt-6 grid gap-1 border-hairline border-t pt-4 text-muted text-sm">
      {author && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">{t('gallery:author')}</dt>
          <dd dir="auto">{author}</dd>
        </div>
      )}
      <div className="flex flex-wrap gap-x-2">
        <dt className="font-semibold">{t('gallery:licence')}</dt>
        <dd dir="auto">{isDrawn ? t('gallery:ownLicence') : licence}</dd>
      </div>
      {sourceUrl && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">{t('gallery:source')}</dt>
          <dd className="min-w-0 break-all" dir="ltr">
            <a className="text-action underline" href={sourceUrl} rel="noopener noreferrer" target="_blank">
              {sourceUrl}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
