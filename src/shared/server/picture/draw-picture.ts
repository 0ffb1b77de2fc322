import type { PictureSubject } from './social-picture.ts'

/**
 * Draws a social picture as PNG, off the main thread except for the layout. The libraries, a few megabytes,
 * are loaded for the first picture.
 */
export async function drawPicture(subject: PictureSubject): Promise<Buffer> {
  const [{ renderAsync }, { socialPicture }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('./social-picture.ts'),
  ])
  return (await renderAsync(socialPicture(subject), { font: { loadSystemFonts: false } })).asPng()
}
