import type { PictureSize } from '../../core/sizes.ts'

const SVG = 'image/svg+xml'

/** The address of a drawing for an image. Unlike `blob:`, the page’s policy allows `data:` for images. */
export const svgAddress = (svg: string): string => `data:${SVG};charset=utf-8,${encodeURIComponent(svg)}`

export const svgFile = (svg: string, name: string): File => new File([svg], `${name}.svg`, { type: SVG })

/** A drawing as PNG. */
export async function pngFile(svg: string, { width, height }: PictureSize, name: string): Promise<File> {
  const image = new Image(width, height)
  image.src = svgAddress(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture could not be made into a file.')
  return new File([blob], `${name}.png`, { type: 'image/png' })
}
