/** The most bytes that one request of an upload may carry. */
export const PART_MAX_BYTES = 4 * 1024 * 1024
/** More unfinished uploads than anyone has at once. */
export const UPLOADS_MOST = 50

/** The endings of accepted files, each with its format. */
const formatOfEnding = {
  mp3: 'mp3',
  m4a: 'm4a',
  mp4: 'm4a',
  aac: 'aac',
  ogg: 'ogg',
  oga: 'ogg',
  opus: 'ogg',
  wav: 'wav',
} as const
export type RecordingFormat = (typeof formatOfEnding)[keyof typeof formatOfEnding]

/** For the file picker. */
export const ACCEPTED_ENDINGS = Object.keys(formatOfEnding)
  .map((ending) => `.${ending}`)
  .join(',')

/** The format that the name of a file claims; `undefined` if none is accepted under it. */
export function claimedFormat(name: string): RecordingFormat | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(formatOfEnding, ending)
    ? formatOfEnding[ending as keyof typeof formatOfEnding]
    : undefined
}

/** The name of a file as a title: without its ending, and with spaces for underscores. */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replaceAll('_', ' ')
    .trim() || name
