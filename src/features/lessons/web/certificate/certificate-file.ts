import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { picturePdf } from '#shared/web/pdf/picture-pdf.ts'
import { PAPER_POINTS } from './draw-certificate.ts'

const QUALITY = 0.92

/** The drawn certificate as a PDF. Rejects if the browser can’t make the picture. */
export async function certificateFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('The certificate could not be made into a file.')
  const pdf = picturePdf({
    picture: new Uint8Array(await blob.arrayBuffer()),
    width: canvas.width,
    height: canvas.height,
    points: PAPER_POINTS,
    title: `${t('lessons:certificate.heading')}${t('shell:colon')}${name}`,
    language: currentLanguage().code,
  })
  return new File([pdf], 'rafiq-lessons.pdf', { type: 'application/pdf' })
}
