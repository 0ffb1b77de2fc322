/** The letters that open 29 surahs, without marks, and the names by which they are recited. */
const names: Readonly<Record<string, string>> = {
  الم: 'Alif lām mīm',
  المص: 'Alif lām mīm ṣād',
  الر: 'Alif lām rā',
  المر: 'Alif lām mīm rā',
  كهيعص: 'Kāf hā yā ʿayn ṣād',
  طه: 'Ṭā hā',
  طسم: 'Ṭā sīn mīm',
  طس: 'Ṭā sīn',
  يس: 'Yā sīn',
  ص: 'Ṣād',
  حم: 'Ḥā mīm',
  عسق: 'ʿAyn sīn qāf',
  ق: 'Qāf',
  ن: 'Nūn',
}

/** The letter names if a word is such an opening: its only marks are madda and pause signs. */
export function openingLetters(word: string): string | undefined {
  if (/[^\u0621-\u064a\u0653\u06d6-\u06dc]/.test(word)) return undefined
  return names[word.replaceAll(/[\u0653\u06d6-\u06dc]/g, '')]
}
