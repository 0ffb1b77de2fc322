/** The pages of the header, apart from the list of all: the home page needs no others. */
export const primaryPages = {
  home: { path: '/', name: 'home', menu: 'primary' },
  quran: { path: '/quran', name: 'quran', menu: 'primary' },
  prayer: { path: '/prayer', name: 'prayer', menu: 'primary' },
  qibla: { path: '/qibla', name: 'qibla', menu: 'primary' },
} as const
