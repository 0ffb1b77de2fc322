/** Long enough for every browser to start the download. */
const FREED_AFTER_MS = 60_000

/** Gives a file to the browser's downloads. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), FREED_AFTER_MS)
}
