import { defineConfig } from 'vitest/config'

const unit = { testTimeout: 60_000 }

export default defineConfig({
  test: {
    // vitest leaves a core free, which is half of two; and much of what the tests do is to wait for other processes.
    maxWorkers: 3,
    projects: [
      {
        // Rules know neither a browser nor Node: one file leaves nothing behind that another could meet, so they share a
        // process and read what they import once.
        test: {
          ...unit,
          name: 'core',
          include: ['src/{shared,features/*}/core/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: 'core-apart',
          include: ['src/{app,shared,features/*}/web/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          ...unit,
          name: 'server',
          include: ['src/{app,shared,features/*}/server/**/*.test.ts', 'e2e/**/*.test.ts'],
          globalSetup: ['src/shared/server/testing/global-setup.ts'],
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
