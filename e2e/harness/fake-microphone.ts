import type { Page } from '@playwright/test'

/** Gives the page, before it is opened, a microphone that hears a tone. */
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
