import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/test/find-chromium.mjs'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Lighthouse simulates a slow phone from measurements on this machine, so it runs alone.
  projects: [
    { name: 'journeys', testIgnore: '**/sweeps/lighthouse.spec.ts' },
    { name: 'lighthouse', testMatch: '**/sweeps/lighthouse.spec.ts' },
  ],
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/harness/start-product.ts',
  // One more than cores: a journey often waits for what it did.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // The machine may be busy; tests that pass only at the second try are listed at the end.
  retries: 1,
  // Each wait gives up after 10 seconds, so a failing journey ends soon; the longest take 45 seconds on this machine, and one
  // that is three times slower still has time.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Offline journeys allow it; the others would only measure and wait for what it stores ahead.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
