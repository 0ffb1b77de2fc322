/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { readAnswers } from '#features/answers/core/answers.contract.ts'
import { readArticles } from '#features/articles/core/articles.contract.ts'
import { readCourses } from '#features/courses/core/courses.contract.ts'
import { readSupport } from '#features/donations/core/donations.contract.ts'
import { DUAS } from '#features/duas/core/duas-address.ts'
import { readExplanations } from '#features/explanations/core/explanations.contract.ts'
import { readGallery } from '#features/gallery/core/gallery.contract.ts'
import { isOneHadith } from '#features/hadiths/core/saved-hadiths.ts'
import { readNames } from '#features/islamic-names/core/islamic-names.contract.ts'
import { LESSONS } from '#features/lessons/core/lessons-address.ts'
import { readOperator } from '#features/privacy/core/operator.contract.ts'
import { readDailyVerse } from '#features/quran/core/quran.contract.ts'
import { readTranslations } from '#features/quran/core/translations.contract.ts'
import type { ReminderMessage } from '#features/reminders/core/reminder-message.ts'
import { type LanguageCode, languageOf } from '#shared/core/languages.ts'
import { readMap } from '#shared/core/map.contract.ts'
import { ANSWERS, SAVED_HADITHS } from '#shared/core/user-data/offline-copy.ts'
import { LANGUAGE_CACHE, languageOfFile, languagesOfFiles } from './language-files.ts'

interface PrecacheEntry {
  readonly url: string
  readonly revision: string | null
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

const SLOW_AFTER_SECONDS = 3
/** Lists that editors change. A device has the last one, so it waits less for a newer one. */
const EDITED_LISTS: readonly string[] = [DUAS, LESSONS]
const SLOW_LISTS_AFTER_SECONDS = 1

// The app: cached completely at the first visit, except for the files of languages that are not in use. A new version
// is fetched in the background and used at the next visit.
const files: readonly PrecacheEntry[] = self.__WB_MANIFEST
precacheAndRoute(files.filter(({ url }) => !languageOfFile(url)))
cleanupOutdatedCaches()

// The files of a language: all of them once a page says that it is shown in it, and then with every new version. The
// build replaces them by a list for each language (`scripts/lib/language-file-lists.ts`).
const fileLists = new Map(files.map(({ url }) => [languageOfFile(url), `/${url}`]))
registerRoute(
  ({ url }) => languageOfFile(url.pathname) !== undefined,
  new CacheFirst({ cacheName: LANGUAGE_CACHE }),
)
self.addEventListener('install', (event) => event.waitUntil(renewLanguages()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOldLanguageFiles()))
self.addEventListener('message', (event) => {
  const language = typeof event.data === 'string' && languageOf(event.data)
  // A device that cannot load them now tries again at the next visit.
  if (language) event.waitUntil(storeLanguages(new Set([language.code])).catch(() => undefined))
})

// Every page opens at once from the cached shell, online or offline. A query may end like a file name.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|assets|content)(\/|$)/, /^[^?]*\.[a-z]\w+$/i],
  }),
)

// The verse of the day, whose date the page checks, the explanations of a surah, the list of translations, the operator's contact and donation page:
// from the network, or from the cache if it is slow or unavailable.
registerRoute(
  ({ url }) =>
    [readDailyVerse, readTranslations, readOperator, readSupport, readExplanations].some(
      ({ path }) => path === url.pathname,
    ),
  new NetworkFirst({ cacheName: ANSWERS, networkTimeoutSeconds: SLOW_AFTER_SECONDS }),
)

// Articles, answers and courses that were opened or saved, and their lists without a search or filter, so that they can be read
// offline. Texts for accounts with a place in a course aren’t cached here: the page itself stores them (`features/courses`).
const fieldsOfWholeList = ['language', 'content']
const isPlace = (pathname: string) =>
  pathname.startsWith(`${readCourses.path}/`) && pathname.endsWith('/place')
registerRoute(
  ({ url: { pathname, searchParams } }) =>
    [readArticles.path, readAnswers.path, readCourses.path].some(
      (path) => pathname === path || pathname.startsWith(`${path}/`),
    ) &&
    !isPlace(pathname) &&
    [...searchParams.keys()].every((field) => fieldsOfWholeList.includes(field)),
  new NetworkFirst({ cacheName: ANSWERS, networkTimeoutSeconds: SLOW_AFTER_SECONDS }),
)

// The names, by page, that were opened: their list without a search or filter, and each name’s page.
registerRoute(
  ({ url: { pathname, searchParams } }) =>
    (pathname === readNames.path || pathname.startsWith(`${readNames.path}/`)) &&
    [...searchParams.keys()].every((field) => ['language', 'page'].includes(field)),
  new NetworkFirst({ cacheName: ANSWERS, networkTimeoutSeconds: SLOW_AFTER_SECONDS }),
)

// The gallery and its pictures that were looked at: from the network, or from the device.
registerRoute(
  ({ url: { pathname } }) => pathname === readGallery.path || pathname.startsWith(`${readGallery.path}/`),
  new NetworkFirst({ cacheName: ANSWERS, networkTimeoutSeconds: SLOW_AFTER_SECONDS }),
)
registerRoute(
  ({ url: { pathname }, request: { destination } }) =>
    destination === 'image' && pathname.startsWith('/gallery/'),
  new StaleWhileRevalidate({ cacheName: 'gallery' }),
)

// What draws pictures on the device, too large to cache for everyone: the typefaces and the program that reads them.
registerRoute(
  ({ url }) => /^\/assets\/.*\.(woff|wasm)$/.test(url.pathname),
  new CacheFirst({ cacheName: 'drawing' }),
)

// A hadith: from the network, or from those that the person saved.
registerRoute(
  ({ url }) => isOneHadith(url.pathname),
  ({ request }) =>
    fetch(request).catch(
      async () => (await caches.match(request.url, { cacheName: SAVED_HADITHS })) ?? Response.error(),
    ),
)

// Content with a hash in its name never changes, so it is available offline once it was loaded.
registerRoute(
  ({ url }) => /^\/content\/.*-[0-9a-f]{10}(\.json|\/\d+\.json)$/.test(url.pathname),
  new CacheFirst({ cacheName: 'content' }),
)

// The detailed map outlines are too large to cache for everyone. They are cached when a map first needs them.
registerRoute(
  ({ url }) => /^\/assets\/countries-50m-.*\.json$/.test(url.pathname),
  new CacheFirst({ cacheName: 'outlines' }),
)

// The map configuration: from the network, or the last one.
registerRoute(
  ({ url }) => url.pathname === readMap.path,
  new NetworkFirst({ cacheName: ANSWERS, networkTimeoutSeconds: SLOW_AFTER_SECONDS }),
)

// The duas and the lessons, which editors change: from the network, or the last list. The app fetches the duas on its first visit.
registerRoute(
  ({ url, request }) => EDITED_LISTS.includes(url.pathname) && request.cache !== 'reload',
  new NetworkFirst({ cacheName: 'content', networkTimeoutSeconds: SLOW_LISTS_AFTER_SECONDS }),
)

// Other reference content changes at most with a release. A page that finds it outdated requests it again.
registerRoute(
  ({ url, request }) => url.pathname.startsWith('/content/') && request.cache !== 'reload',
  new StaleWhileRevalidate({ cacheName: 'content' }),
)

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// A reminder that arrived while the app was closed. Browsers require a notification for every push.
self.addEventListener('push', (event) => {
  const { title, body, tag, url, silent, language, direction } = messageOf(event.data)
  const options = { body, tag, silent, lang: language, dir: direction, icon: '/icon-192.png', data: { url } }
  event.waitUntil(self.registration.showNotification(title, options))
})

// A press on it opens the app: in an open page, else in a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = (event.notification.data ?? {}) as { url?: string }
  event.waitUntil(openPage(typeof url === 'string' && /^\/(?!\/)/.test(url) ? url : '/'))
})

async function storeLanguages(codes: ReadonlySet<LanguageCode>): Promise<void> {
  const cache = await caches.open(LANGUAGE_CACHE)
  const stored = await storedLanguageFiles()
  const wanted = await languageFiles(codes)
  await cache.addAll(wanted.filter((file) => !stored.includes(file)))
}

/** This version's files of some languages, each with the list that names them. Rejects if a list can't be loaded. */
async function languageFiles(codes: ReadonlySet<LanguageCode>): Promise<readonly string[]> {
  const lists = [...codes].map((code) => fileLists.get(code)).filter((list) => list !== undefined)
  const cache = await caches.open(LANGUAGE_CACHE)
  const files = await Promise.all(
    lists.map(async (list): Promise<string[]> => {
      const answer = (await cache.match(list)) ?? (await fetch(list))
      return answer.json()
    }),
  )
  return [...lists, ...files.flat()]
}

/** Stores this version's files of the languages that an earlier version stored. */
async function renewLanguages(): Promise<void> {
  await storeLanguages(languagesOfFiles(await storedLanguageFiles()))
}

async function forgetOldLanguageFiles(): Promise<void> {
  const cache = await caches.open(LANGUAGE_CACHE)
  const stored = await storedLanguageFiles()
  const current = await languageFiles(languagesOfFiles(stored))
  await Promise.all(stored.filter((file) => !current.includes(file)).map((file) => cache.delete(file)))
}

async function storedLanguageFiles(): Promise<readonly string[]> {
  const requests = await (await caches.open(LANGUAGE_CACHE)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

const nothingSaid: ReminderMessage = {
  title: 'Rafiq',
  body: '',
  tag: 'rafiq',
  url: '/',
  silent: true,
  language: 'en',
  direction: 'ltr',
}

function messageOf(data: PushMessageData | null): ReminderMessage {
  try {
    return { ...nothingSaid, ...data?.json() }
  } catch {
    return nothingSaid
  }
}

async function openPage(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => new URL(page.url).pathname === url) ?? pages[0]
  if (!open) return void (await self.clients.openWindow(url))
  const page = await open.focus()
  if (new URL(page.url).pathname !== url) await page.navigate(url).catch(() => undefined)
}
