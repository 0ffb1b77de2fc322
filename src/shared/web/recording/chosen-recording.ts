import { audioFormat } from '#shared/core/audio-format.ts'

/** A recording in this page's memory. It leaves the device only when it is sent. */
export interface ChosenRecording {
  readonly file: Blob
  /** The file's name; absent for a recording made here. */
  readonly name: string | undefined
  /** Its media type, detected from its bytes. */
  readonly type: string
}

const HEAD = 16

/** The file as a recording; `undefined` if it is not one. */
export async function chosenRecording(file: Blob): Promise<ChosenRecording | undefined> {
  const head = await file.slice(0, HEAD).arrayBuffer()
  const format = audioFormat(new Uint8Array(head))
  return format && { file, name: file instanceof File ? file.name : undefined, type: format.type }
}
