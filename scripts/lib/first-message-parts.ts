import type { Plugin } from 'vite'

/** The parts of the locales that every page shows. */
const firstParts = ['hijri-calendar', 'home', 'location', 'prayer', 'qibla', 'quran', 'shell']

/** Writes the list for `FIRST_PARTS` into the patterns of `import.meta.glob`, which must be literals. */
export function firstMessageParts(): Plugin {
  return {
    name: 'first-message-parts',
    enforce: 'pre',
    transform: {
      filter: { id: /app\/web\/(first|page)-messages\.ts$/ },
      handler: (code) => ({ code: code.replaceAll('FIRST_PARTS', firstParts.join()), map: null }),
    },
  }
}
