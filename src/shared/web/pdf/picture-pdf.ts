/** A picture that fills a page. */
interface PdfPage {
  /** A JPEG file. */
  readonly picture: Uint8Array
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** Of the page, in points (1/72 inch). */
  readonly points: readonly [width: number, height: number]
  readonly title: string
  /** The language of the page (BCP 47). */
  readonly language: string
}

/** A PDF 1.7 file with one page, which shows a picture (ISO 32000-1, 7.5). */
export function picturePdf({
  picture,
  width,
  height,
  points,
  title,
  language,
}: PdfPage): Uint8Array<ArrayBuffer> {
  const [across, up] = points
  const drawing = bytesOf(`q ${across} 0 0 ${up} 0 0 cm /P Do Q`)
  const objects: readonly (readonly Uint8Array[])[] = [
    [
      bytesOf(
        `<</Type/Catalog/Pages 2 0 R/Lang${hexText(language)}/ViewerPreferences<</DisplayDocTitle true>>>>`,
      ),
    ],
    [bytesOf('<</Type/Pages/Kids[3 0 R]/Count 1>>')],
    [
      bytesOf(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${up}]/Resources<</XObject<</P 5 0 R>>>>/Contents 4 0 R>>`,
      ),
    ],
    stream('', drawing),
    stream(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
      picture,
    ),
    [bytesOf(`<</Title${hexText(title)}/Producer(Rafiq)>>`)],
  ]
  const parts = [bytesOf('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')]
  let length = parts[0]?.length ?? 0
  const add = (...added: readonly Uint8Array[]) => {
    for (const part of added) {
      parts.push(part as Uint8Array<ArrayBuffer>)
      length += part.length
    }
  }
  const offsets = objects.map((object, index) => {
    const offset = length
    add(bytesOf(`${index + 1} 0 obj\n`), ...object, bytesOf('\nendobj\n'))
    return offset
  })
  const table = length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  add(
    bytesOf(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`),
    bytesOf(`trailer\n<</Size ${size}/Root 1 0 R/Info 6 0 R>>\nstartxref\n${table}\n%%EOF\n`),
  )
  return joined(parts, length)
}

const stream = (entries: string, data: Uint8Array): readonly Uint8Array[] => [
  bytesOf(`<<${entries}/Length ${data.length}>>\nstream\n`),
  data,
  bytesOf('\nendstream'),
]

/** Latin-1, as the structure of a PDF is written. */
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Any text, as UTF-16 with a byte order mark. */
const hexText = (text: string) =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
