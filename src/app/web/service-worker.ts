/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

const SLOW_AFTER_SECONDS = 3

// The program: kept whole at the first visit; a new version is fetched beside it and takes over at the next one.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

// Every page opens from the kept shell at once, with or without a network.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|assets|content)(\/|$)/, /\.\w+$/],
  }),
)

// The verse of the day: the network's, or what was last had when it is slow or gone; the page checks the day.
registerRoute(
  ({ url }) => url.pathname === '/api/daily-verse',
  new NetworkFirst({ cacheName: 'answers', networkTimeoutSeconds: SLOW_AFTER_SECONDS }),
)

// Reference content changes with a release at most.
registerRoute(
  ({ url }) => url.pathname.startsWith('/content/'),
  new StaleWhileRevalidate({ cacheName: 'content' }),
)

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
