/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

const SLOW_AFTER_SECONDS = 3

// The program: kept whole at the first visit; a new version is fetched beside it and takes over at the next one.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

// Every page opens from the kept shell at once, with or without a network.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|assets|content)(\/|$)/, /\.[a-z]\w+$/i],
  }),
)

// The verse of the day, whose day the page checks, and the translations that there are: the network's, or what was last
// had when it is slow or gone.
registerRoute(
  ({ url }) => ['/api/daily-verse', '/api/quran/translations'].includes(url.pathname),
  new NetworkFirst({ cacheName: 'answers', networkTimeoutSeconds: SLOW_AFTER_SECONDS }),
)

// Content with its hash in its name never changes: what was read once is there without a network.
registerRoute(
  ({ url }) => /^\/content\/.*-[0-9a-f]{10}(\.json|\/\d+\.json)$/.test(url.pathname),
  new CacheFirst({ cacheName: 'content' }),
)

// The fine outlines of maps, which are too large for everybody: kept when a map came close once.
registerRoute(
  ({ url }) => /^\/assets\/countries-50m-.*\.json$/.test(url.pathname),
  new CacheFirst({ cacheName: 'outlines' }),
)

// How maps are drawn: the network's answer, or the last one.
registerRoute(
  ({ url }) => url.pathname === '/api/map',
  new NetworkFirst({ cacheName: 'answers', networkTimeoutSeconds: SLOW_AFTER_SECONDS }),
)

// Other reference content changes with a release at most; a page that found it too old asks for it anew.
registerRoute(
  ({ url, request }) => url.pathname.startsWith('/content/') && request.cache !== 'reload',
  new StaleWhileRevalidate({ cacheName: 'content' }),
)

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
