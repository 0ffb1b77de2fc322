/** What an organiser sends for a circle. */
export const sampleCircle = {
  title: 'Surah al-Mulk',
  topic: 'quran',
  description: 'Invented for a test: we read a page slowly.',
  place: 'Library',
  link: '',
  repeats: 'weekly',
  firstDay: '2026-10-16',
  time: '19:00',
  timeZone: 'Europe/London',
  minutes: 60,
  capacity: 5,
}
