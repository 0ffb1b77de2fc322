import { faces } from './picture-look.ts'

/**
 * Fetches the faces in which these texts are drawn. Throws when the face of the Quran's text cannot be had: in another
 * one its marks would be wrong.
 */
export async function pictureFonts(verse: string, words: string): Promise<void> {
  const [quran] = await Promise.all([
    document.fonts.load(`100px ${faces.verse}`, verse),
    ...[faces.words, faces.arabicWords].flatMap((face) =>
      [400, 600].map((weight) => document.fonts.load(`${weight} 40px ${face}`, words).catch(() => [])),
    ),
  ])
  if (!quran?.length) throw new Error('The typeface of the Quran is not there.')
}
