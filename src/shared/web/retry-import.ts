const AGAIN_AFTER_MS = 5000

/** Tries to load a page before it shows an error, because a newer release may have removed its files. */
export const PAGE_TRIES = 3

/**
 * Asks for a part of the program until it comes: a line that is bad for a moment must not cost the part. It is given up
 * after `tries` times, but never while the device knows of no network. Throws what the last try threw.
 */
export async function retryImport<Part>(
  load: () => Promise<Part>,
  tries = Number.POSITIVE_INFINITY,
): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (tries <= 1 && navigator.onLine) throw error
    await new Promise((again) => setTimeout(again, AGAIN_AFTER_MS))
    return retryImport(load, tries - 1)
  }
}
