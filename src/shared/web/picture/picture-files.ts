/** The pictures as PNG files named `rafiq-2-255.png`, numbered if there are several. */
export async function pictureFiles(
  canvases: readonly HTMLCanvasElement[],
  name: string,
): Promise<readonly File[]> {
  const blobs = await Promise.all(
    canvases.map((canvas) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))),
  )
  return blobs.map((blob, index) => {
    if (!blob) throw new Error('The picture could not be made into a file.')
    const suffix = blobs.length > 1 ? `-${index + 1}` : ''
    return new File([blob], `${name}${suffix}.png`, { type: 'image/png' })
  })
}

/** Whether this device can share pictures with other apps. */
export function sharesPictures(): boolean {
  const sample = new File([], 'picture.png', { type: 'image/png' })
  return 'canShare' in navigator && navigator.canShare({ files: [sample] })
}
