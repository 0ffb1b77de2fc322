import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '#shared/core/pages.ts'
import { buildServer } from '#shared/server/http/build-server.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { mapFeature } from '../map.ts'
import { pageRoutes } from './page.routes.ts'

const TEMPLATE = `<!doctype html>
<html lang="en" dir="ltr"><head><!--head--><script>window.first = 1</script>
<script type="module" crossorigin src="/assets/program.js"></script>
<link rel="modulepreload" crossorigin href="/assets/vendor.js">
<!--page-files ${JSON.stringify({
  every: ['/assets/pages-1.js'],
  pages: [
    { place: '/quran/reader(?:/(?<surah>[^/]+))?', files: ['/assets/reader-1.js'], texts: ['reader'] },
    { place: '/dashboard', files: ['/assets/dashboard-1.js'], texts: ['dashboard'] },
  ],
  texts: { ar: { reader: '/assets/reader-ar.js', dashboard: '/assets/dashboard-ar.js' } },
  first: { ar: '/assets/first-ar.js' },
})}--></head>
<body><div id="root"><!--first--></div><!--body--></body></html>`

let web: string
let now = new Date('2026-11-21T12:00:00Z')
let test: TestApp

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'rafiq-web-'))
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), TEMPLATE)
  writeFileSync(join(web, 'icon.svg'), '<svg/>')
  writeFileSync(join(web, 'assets/app-abc123.js'), 'export {}')
  writeFileSync(join(web, 'assets/amiri-quran-arabic-400-normal-x1.woff2'), '')
  writeFileSync(join(web, 'assets/app-abc123.js.br'), 'not really brotli')
  test = await testApp({
    clock: () => now,
    settings: { TRUST_PROXY: 'on' },
    build: (services, features) =>
      buildServer(
        services,
        [
          ...features,
          (app) => {
            app.get('/api/daily-verse', () => ({ translation: '</script><b>' }))
            app.get('/api/quran/translations', () => [])
          },
        ],
        (app) => pageRoutes(app, services, web),
      ),
  })
})

afterAll(async () => {
  await test.close()
  rmSync(web, { recursive: true })
})

describe('an HTML page', () => {
  it('has title, description, canonical URL and Open Graph data for its path', async () => {
    const { body, headers, statusCode } = await get('/', { host: 'rafiq.example' })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<title>Rafiq — prayer times, Qibla and the verse of the day</title>')
    expect(body).toMatch(/<meta name="description" content="Prayer times, Qibla direction/)
    expect(body).toContain('<link rel="canonical" href="http://rafiq.example/">')
    expect(body).toContain('<meta property="og:url" content="http://rafiq.example/">')
    expect(body).toMatch(/og:title.*prayer times/)
  })

  it('uses the browser’s preferred language with its direction', async () => {
    const arabic = await get('/', { 'accept-language': 'de;q=0.9, ar-EG, en;q=0.5' })
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">')
    expect(arabic.body).toContain('<title>رفيق — ')
    expect(arabic.headers.vary).toContain('Accept-Language')
    const none = await get('/', { 'accept-language': 'de, *;q=0.1' })
    expect(none.body).toContain('<html lang="en" dir="ltr">')
  })

  it('has the direction, title and verse of the day of a language with a region', async () => {
    const { body } = await get('/', { 'accept-language': 'pt-BR, ur-IN;q=0.8' })
    expect(body).toContain('<html lang="ur" dir="rtl">')
    expect(body).toContain('<title>رفیق — ')
    expect(body).toContain('"/api/daily-verse?language=ur"')
  })

  it('is a 404 without indexing if it does not exist', async () => {
    const { statusCode, body } = await get('/nothing/here')
    expect(statusCode).toBe(404)
    expect(body).toContain('<title>Page Not Found — Rafiq</title>')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toContain('canonical')
  })

  it.each(pages.map(({ path }) => path))('answers 200 for the page at %s', async (path) => {
    expect((await get(path)).statusCode).toBe(200)
  })

  it('has an address in each language, with links between them', async () => {
    const links = (address: string) => [
      `<link rel="alternate" hreflang="x-default" href="${address}">`,
      `<link rel="alternate" hreflang="en" href="${address}?lang=en">`,
      `<link rel="alternate" hreflang="ar" href="${address}?lang=ar">`,
    ]
    const page = 'http://rafiq.example/qibla'
    const arabic = await get('/qibla?lang=ar', { host: 'rafiq.example', 'accept-language': 'en' })
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">')
    expect(arabic.body).toContain(`<link rel="canonical" href="${page}?lang=ar">`)
    for (const link of links(page)) expect(arabic.body).toContain(link)
    const browser = await get('/qibla', { host: 'rafiq.example', 'accept-language': 'ar' })
    expect(browser.body).toContain('<html lang="ar" dir="rtl">')
    expect(browser.body).toContain(`<link rel="canonical" href="${page}">`)
    for (const link of links(page)) expect(browser.body).toContain(link)
    const part = await get('/quran/reader?page=604&lang=ar', { host: 'rafiq.example' })
    expect(part.body).toContain('href="http://rafiq.example/quran/reader?page=604&amp;lang=ar"')
    expect((await get('/qibla?lang=xx')).body).toContain('<html lang="en" dir="ltr">')
  })

  it('names the social picture of verses and surahs, and that of the app elsewhere', async () => {
    const image = async (url: string) =>
      /og:image" content="([^"]+)"/.exec((await get(url, { host: 'rafiq.example' })).body)?.[1]
    expect(await image('/quran/reader/2/255')).toBe(
      'http://rafiq.example/social/quran/reader/2/255.png?lang=en',
    )
    expect(await image('/quran/reader/112?lang=ar')).toBe(
      'http://rafiq.example/social/quran/reader/112.png?lang=ar',
    )
    for (const url of ['/', '/qibla', '/quran/reader?page=604']) {
      expect(await image(url)).toBe('http://rafiq.example/social.png')
    }
    const drawn = await get('/social/quran/reader/2/255.png?lang=en')
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await get('/social/quran/reader/2/999.png')).statusCode).toBe(404)
  })

  it.each(['/settings', '/login', '/bookmarks', '/admin/role-applications'])(
    'is not listed by search engines at %s',
    async (path) => {
      const { statusCode, body } = await get(path)
      expect(statusCode).toBe(200)
      expect(body).toContain('<meta name="robots" content="noindex">')
      expect(body).not.toContain('hreflang')
    },
  )

  it('embeds the verse of the day on the home page, escaped for its element', async () => {
    const { body } = await get('/')
    expect(body).toContain('"/api/daily-verse?language=en":{"translation":"\\u003c/script>\\u003cb>"}')
    expect((await get('/nothing')).body).toContain('id="answers">{}<')
  })

  it('never turns the request’s host into markup', async () => {
    const { body } = await get('/', { host: '"><script>alert(1)</script>' })
    expect(body).not.toContain('<script>alert(1)')
  })

  it('is compressed on request, and answered 304 if unchanged', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect((await get('/', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe('gzip')
    const again = await get('/', { 'if-none-match': String(brotli.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('uses a new build within a second', async () => {
    const file = join(web, 'index.html')
    writeFileSync(file, TEMPLATE.replace('window.first = 1', 'window.later = 2'))
    utimesSync(file, new Date(), new Date(Date.now() + 5000))
    now = new Date(now.getTime() + 1500)
    expect((await get('/')).body).toContain('window.later = 2')
    writeFileSync(file, TEMPLATE)
    now = new Date(now.getTime() + 1500)
  })
})

describe('the list of a page’s files', () => {
  it('is in its head in the page’s language, and not on other pages', async () => {
    const { body } = await get('/dashboard', { 'accept-language': 'ar' })
    const named = [...body.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
      ([, address]) => address,
    )
    expect(named).toEqual([
      '/assets/first-ar.js',
      '/assets/pages-1.js',
      '/assets/dashboard-1.js',
      '/assets/dashboard-ar.js',
    ])
    const home = await get('/', { 'accept-language': 'ar' })
    expect(home.body).toContain('/assets/first-ar.js')
    for (const path of ['/', '/qibla']) expect((await get(path)).body).not.toContain('-1.js')
  })

  it('is complete in the shell that the service worker caches', async () => {
    const { body } = await get('/index.html')
    const [, listed = ''] =
      /<script type="application\/json" id="page-files">(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(listed).pages).toHaveLength(2)
    expect((await get('/')).body).not.toContain('page-files')
  })
})

describe('a page of the reader', () => {
  it('has its own head, and the first verses before the app', async () => {
    const { body, statusCode } = await get('/quran/reader/2/255?utm=1', { host: 'rafiq.example' })
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Al-Baqarah 2:255 — Rafiq</title>')
    expect(body).toContain('<link rel="canonical" href="http://rafiq.example/quran/reader/2/255">')
    expect(body).toMatch(/<div id="root"><main[\s\S]*2:255[\s\S]*class="quran-text/)
  })

  it('loads the typeface of the Quran first, which the home page shows only further down', async () => {
    const font =
      'rel="preload" as="font" type="font/woff2" href="/assets/amiri-quran-arabic-400-normal-x1.woff2"'
    expect((await get('/quran/reader/2/255')).body).toContain(font)
    expect((await get('/')).body).not.toContain(font)
  })

  it('loads the app only after its script inserts it', async () => {
    const { body } = await get('/quran/reader/2')
    const [before, later = ''] = body.split('<template id="later">')
    expect(before).not.toMatch(/program\.js|vendor\.js/)
    expect(later).toMatch(/<script type="module" [^>]*program\.js"><\/script>[\s\S]*vendor\.js/)
    expect((await get('/')).body).toMatch(/program\.js[\s\S]*<body>/)
  })

  it('lists the app’s next files in the page’s language, unlike other pages', async () => {
    const { body } = await get('/quran/reader/2', { 'accept-language': 'ar' })
    expect(body).toMatch(
      /<template id="later">[\s\S]*reader-1\.js.*reader-ar\.js.*as="fetch" href="\/content\/quran\//,
    )
    expect(body).toContain('"/api/quran/translations":[')
    expect(body).not.toContain('page-files')
    expect((await get('/')).body).not.toContain('reader-1.js')
  })

  it('is cached separately for each query', async () => {
    expect((await get('/quran/reader?page=50')).body).toContain(
      '<title>Page 50 of the mushaf — Rafiq</title>',
    )
    expect((await get('/quran/reader?juz=30')).body).toContain('<title>Juz 30 of the Quran — Rafiq</title>')
    expect((await get('/quran/reader')).body).toContain('<title>Quran reader — Rafiq</title>')
  })

  it.each(['0', '115', '-1', '1.5', '1.55', 'abc', '2/257-255', '2/287', '2/255/1', '?page=605', '?juz=a'])(
    'is a 404 page for an invalid place (%s)',
    async (place) => {
      const { statusCode, headers, body } = await get(
        place.startsWith('?') ? `/quran/reader${place}` : `/quran/reader/${place}`,
      )
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(body).toContain('noindex')
    },
  )
})

describe('an address that is not a page', () => {
  it('leads to the reader if people mean a place in the Quran', async () => {
    const { statusCode, headers } = await get('/quran/2:255?lang=ur')
    expect([statusCode, headers.location]).toEqual([301, '/quran/reader/2/255?lang=ur'])
    expect((await get('/quran/115')).statusCode).toBe(404)
  })

  it.each(['/api/nothing', '/assets/gone-123.js', '/robots2.txt', '/content/none', '/api'])(
    'gets a JSON 404 for %s',
    async (url) => {
      const { statusCode, json } = await get(url)
      expect(statusCode).toBe(404)
      expect(json()).toMatchObject({ error: { code: 'not_found' } })
    },
  )

  it('rejects other methods', async () => {
    const { statusCode, json } = await test.app.inject({ method: 'POST', url: '/somewhere' })
    expect([statusCode, json().error.code]).toEqual([404, 'not_found'])
  })

  it('serves hashed files as immutable and precompressed, and revalidates others', async () => {
    const hashed = await get('/assets/app-abc123.js', { 'accept-encoding': 'br' })
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(hashed.headers['content-encoding']).toBe('br')
    const icon = await get('/icon.svg')
    expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'no-cache'])
  })

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/.env'])(
    'cannot reach files outside of its folder: %s',
    async (url) => expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400),
  )
})

describe('the response headers', () => {
  it('allow own scripts and the hashed inline one, and no other inline code', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('allow images only from the configured tile server', async () => {
    expect(String((await get('/')).headers['content-security-policy'])).toContain("img-src 'self' data:;")
    const tiled = await testApp({
      settings: { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png?key=1' },
      build: (services, features) =>
        buildServer(services, [...features, mapFeature], (app) => pageRoutes(app, services, web)),
    })
    for (const url of ['/', '/index.html']) {
      const { headers } = await tiled.app.inject({ url })
      expect(headers['content-security-policy']).toContain("img-src 'self' data: https://tiles.example;")
    }
    expect((await tiled.app.inject({ url: '/api/map' })).json()).toEqual({
      tiles: { address: 'https://tiles.example/{z}/{x}/{y}.png?key=1', attribution: '' },
    })
    await tiled.close()
  })

  it('forbid sniffing and hide the referrer', async () => {
    for (const url of ['/', '/api/daily-verse', '/icon.svg']) {
      const { headers } = await get(url)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    }
  })

  it('require TLS only behind TLS', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined()
    const behind = await get('/', { 'x-forwarded-proto': 'https' })
    expect(behind.headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/)
  })
})

describe('the limit of pages', () => {
  it('answers the shell with 429 above it, only to that address', async () => {
    const limited = await testApp({
      settings: { RATE_LIMIT: 3 },
      build: (services, features) => buildServer(services, features, (app) => pageRoutes(app, services, web)),
    })
    const ask = (url: string, remoteAddress = '192.0.2.1') => limited.app.inject({ url, remoteAddress })
    const statuses = async (...urls: string[]) =>
      Promise.all(urls.map(async (url) => (await ask(url)).statusCode))
    expect(await statuses('/', '/qibla', '/%71ibla/nowhere')).toEqual([200, 200, 404])
    const { statusCode, headers, body } = await ask('/qibla')
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
    })
    expect(body).toBe((await ask('/index.html')).body)
    expect(await statuses('/', '/nothing/here')).toEqual([429, 429])
    expect((await ask('/qibla', '192.0.2.2')).statusCode).toBe(200)
    await limited.close()
  })

  it('does not count the calls that the server makes for its pages', async () => {
    const limited = await testApp({
      settings: { RATE_LIMIT: 1 },
      build: (services, features) => {
        const verse: ServerFeature = (app) => {
          app.get('/api/daily-verse', () => ({}))
        }
        return buildServer(services, [...features, verse], (app) => pageRoutes(app, services, web))
      },
    })
    for (const [number, language] of ['en', 'ar', 'ur', 'fr'].entries()) {
      const { body } = await limited.app.inject({
        url: `/?lang=${language}`,
        remoteAddress: `192.0.2.${number}`,
      })
      expect(body).toContain(`"/api/daily-verse?language=${language}"`)
    }
    await limited.close()
  })

  it('does not apply to files, nor to the shell that the service worker caches', async () => {
    const limited = await testApp({
      settings: { RATE_LIMIT: 1 },
      build: (services, features) => buildServer(services, features, (app) => pageRoutes(app, services, web)),
    })
    for (const url of ['/', '/index.html', '/index.html', '/icon.svg', '/icon.svg']) {
      expect((await limited.app.inject(url)).statusCode).toBe(200)
    }
    await limited.close()
  })
})
