/** A kind of picture or document: the ending of its files and its media type. */
export interface DocumentFormat {
  readonly extension: 'jpg' | 'png' | 'webp' | 'pdf'
  readonly type: string
}

export const documentFormats = {
  jpg: { extension: 'jpg', type: 'image/jpeg' },
  png: { extension: 'png', type: 'image/png' },
  webp: { extension: 'webp', type: 'image/webp' },
  pdf: { extension: 'pdf', type: 'application/pdf' },
} as const satisfies Record<string, DocumentFormat>

/** Pictures that every browser shows. SVG is not among them, because it can run scripts. */
export const pictureFormats: readonly DocumentFormat[] = [
  documentFormats.jpg,
  documentFormats.png,
  documentFormats.webp,
]

/** The first bytes of each format, as Latin-1; a dot stands for any byte. */
const signatures: readonly (readonly [string, DocumentFormat])[] = [
  ['\xff\xd8\xff', documentFormats.jpg],
  ['\x89PNG\r\n\x1a\n', documentFormats.png],
  ['RIFF....WEBP', documentFormats.webp],
  ['%PDF-1.', documentFormats.pdf],
  ['%PDF-2.', documentFormats.pdf],
]

/** The format of a file by its first bytes, whatever its name says; `undefined` if it is not accepted. */
export const documentFormat = (file: Uint8Array): DocumentFormat | undefined =>
  signatures.find(([signature]) => startsWith(file, signature))?.[1]

const startsWith = (file: Uint8Array, signature: string) =>
  file.length >= signature.length &&
  [...signature].every((sign, at) => sign === '.' || sign.charCodeAt(0) === file[at])
