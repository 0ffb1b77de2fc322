/** The pages in the header. The home page loads only these, not the whole list. */
export const primaryPages = {
  home: { path: '/', name: 'home', menu: 'primary' },
  quran: { path: '/quran', name: 'quran', menu: 'primary' },
  prayer: { path: '/prayer', name: 'prayer', menu: 'primary' },
  qibla: { path: '/qibla', name: 'qibla', menu: 'primary' },
  duas: { path: '/duas', name: 'duas', menu: 'primary' },
  gallery: { path: '/gallery', name: 'gallery', menu: 'primary' },
} as const
