/** Greetings in Arabic. Their meanings are in `gallery.json`, below `greetings`. */
export const greetings = {
  salam: 'السَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللَّهِ وَبَرَكَاتُهُ',
  eid: 'عِيدٌ مُبَارَكٌ',
  taqabbal: 'تَقَبَّلَ اللَّهُ مِنَّا وَمِنْكُمْ',
  ramadan: 'رَمَضَانُ مُبَارَكٌ',
  jumuah: 'جُمُعَةٌ مُبَارَكَةٌ',
  hajj: 'حَجٌّ مَبْرُورٌ',
  wedding: 'بَارَكَ اللَّهُ لَكَ، وَبَارَكَ عَلَيْكَ، وَجَمَعَ بَيْنَكُمَا فِي خَيْرٍ',
  thanks: 'جَزَاكَ اللَّهُ خَيْرًا',
  recovery: 'لَا بَأْسَ طَهُورٌ إِنْ شَاءَ اللَّهُ',
} as const

export type GreetingName = keyof typeof greetings
export const greetingNames = Object.keys(greetings) as readonly GreetingName[]
