import { faces } from './picture-look.ts'

/**
 * Loads the typefaces of these texts. Throws if the Quran font is not available, because another font would
 * misplace its marks.
 */
export async function pictureFonts(arabic: string, words: string): Promise<void> {
  const [quran] = await Promise.all([
    document.fonts.load(`100px ${faces.arabic}`, arabic),
    ...[faces.words, faces.arabicWords].flatMap((face) =>
      [400, 600].map((weight) => document.fonts.load(`${weight} 40px ${face}`, words).catch(() => [])),
    ),
  ])
  if (!quran?.length) throw new Error('The typeface of the Quran is not there.')
}
