import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { firstMessageParts } from './scripts/lib/first-message-parts.ts'
import { reflectionPassages } from './scripts/lib/passages-plugin.ts'
import { quotedVerses } from './scripts/lib/quoted-verses-plugin.ts'
import { IN_PREPARATION } from './scripts/locales/texts.ts'

/** Imports that write into the database are tested with one. */
const IN_DATABASE = [
  'scripts/import/{businesses,gallery,hadith,mosques}/*.test.ts',
  'scripts/import/with-import-turn.test.ts',
]

const unit = { testTimeout: 60_000, hookTimeout: 120_000 }

/** For tests that wait for other processes or a drawn page, as for journeys: a busy machine is not a fault. */
const patient = { ...unit, retry: 1 }

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
          exclude: [...configDefaults.exclude, ...IN_DATABASE],
        },
      },
      {
        // Components in a simulated browser. happy-dom took a third of jsdom's time for the same pages. Each file has its own
        // worker: in a shared one, a file after the zakat page's drew nothing.
        plugins: [quotedVerses(), reflectionPassages(), firstMessageParts()],
        test: {
          ...patient,
          name: 'web',
          include: ['src/{app,shared,features/*}/web/**/*.test.tsx'],
          environment: 'happy-dom',
          clearMocks: true,
          env: { TZ: 'Europe/London' },
          setupFiles: ['scripts/test/built-content.ts', 'src/shared/web/testing/set-up.ts'],
          provide: { messages: messagesByLanguage() },
        },
      },
      {
        test: {
          ...patient,
          name: 'server',
          include: ['src/{app,shared,features/*}/server/**/*.test.ts', 'e2e/**/*.test.ts', ...IN_DATABASE],
          globalSetup: ['src/shared/server/testing/global-setup.ts'],
        },
      },
    ],
  },
})

/** Every message by language and feature, read once for all component tests. */
function messagesByLanguage() {
  const folder = join(import.meta.dirname, 'locales')
  const messagesIn = (language: string) =>
    readdirSync(join(folder, language)).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, language, file), 'utf8')),
    ])
  return Object.fromEntries(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== IN_PREPARATION)
      .map(({ name }) => [name, Object.fromEntries(messagesIn(name))]),
  )
}
