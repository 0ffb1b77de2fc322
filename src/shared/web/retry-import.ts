const AGAIN_AFTER_MS = 5000

/** Tries to load a page before it shows an error, because a newer release may have removed its files. */
export const PAGE_TRIES = 3

/**
 * Loads a module with retries, so that a short connection failure doesn't matter. Gives up after `tries`
 * attempts, not counting those while the device is offline. Throws the last error.
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
