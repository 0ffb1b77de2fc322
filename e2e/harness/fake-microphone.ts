import type { Page } from '@playwright/test'

/** Gives the page a microphone with a constant tone. Call it before the page is opened. */
export async function fakeMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext()
      const [source, output] = [context.createOscillator(), context.createMediaStreamDestination()]
      source.connect(output)
      source.start()
      return output.stream
    }
  })
}
