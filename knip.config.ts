import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  entry: [
    'src/app/server/main.ts',
    'src/app/web/service-worker.ts',
    'scripts/*.{ts,mjs}',
    'scripts/content/*.ts',
    'scripts/import-law/read-jsx.mjs',
    'src/features/quran/server/imported/testing/slow-import.ts',
    'bench/*.ts',
    'src/**/*.records.ts',
    'src/**/*.table.ts',
  ],
  project: ['src/**/*.{ts,tsx,css}', 'scripts/**/*.{ts,mjs}', 'bench/**/*.ts', 'e2e/**/*.ts', '*.{ts,mjs}'],
  // A type that names a part of an exported function is exported with it, used elsewhere or not.
  exclude: ['types'],
  ignoreBinaries: ['apt-get'],
  // Files found by name: those of the API's page, the typefaces of scripts (scripts/lib/subset-fonts.ts) and of pictures.
  ignoreDependencies: [
    'swagger-ui-dist',
    /^@fontsource(-variable)?\/(figtree|fraunces|ibm-plex|noto|vazirmatn)/,
  ],
  compilers: {
    css: (text) =>
      [...text.matchAll(/(?:@import\s+|url\()(["'])([^"']+)\1/g)]
        .filter(([, , path]) => !path?.startsWith('@subset-fonts/'))
        .map(([, , path]) => `import '${path}'`)
        .join('\n'),
  },
}

export default config
