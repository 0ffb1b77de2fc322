/**
 * How each letter is written alone, drawn for this project in the manner of school handwriting. The strokes are SVG paths
 * in a square of 100 by 100, each from where the pen is set down to where it is lifted; the dots come last.
 */

/** A point that the pen touches once. */
export type Dot = readonly [x: number, y: number]

export interface LetterDrawing {
  readonly paths: readonly string[]
  readonly dots: readonly Dot[]
}

const bowl = 'M84 44 C87 57 80 65 62 67 C46 69 30 69 22 65 C14 61 13 52 16 44'
const hook = 'M24 36 C32 27 43 29 53 34 C61 38 69 37 76 32 C58 38 34 50 32 67 C30 85 52 94 78 86'
const dal = 'M46 28 C56 36 67 50 68 62 C69 72 54 74 32 70'
const ra = 'M60 38 C66 51 62 66 50 76 C42 82 32 84 24 82'
const teeth =
  'M90 42 C91 53 88 57 83 57 C77 57 75 53 75 44 C75 53 72 57 67 57 C61 57 59 53 59 44 C61 58 59 74 46 81 C32 88 12 83 10 67 C10 61 11 57 13 53'
const loopWithBowl =
  'M50 60 C58 48 71 36 81 40 C92 45 87 58 73 61 C65 63 56 62 50 60 C47 56 46 51 45 47 C49 62 46 78 34 83 C20 88 8 79 10 61'
const loopOnLine = 'M36 68 C46 54 62 44 75 49 C88 55 80 68 62 70 C48 72 34 72 20 69'
const upright = 'M37 12 C38 32 38 50 37 67'
const ayn = 'M66 32 C57 22 41 25 39 38 C38 48 50 52 67 48 C48 52 31 62 31 75 C31 90 54 95 76 87'

const twoAbove: readonly Dot[] = [
  [57, 26],
  [43, 26],
]

export const letterStrokes: Readonly<Record<string, LetterDrawing>> = {
  ا: { paths: ['M50 14 C51 36 51 60 50 86'], dots: [] },
  ب: { paths: [bowl], dots: [[50, 86]] },
  ت: { paths: [bowl], dots: twoAbove },
  ث: { paths: [bowl], dots: [...twoAbove, [50, 14]] },
  ج: { paths: [hook], dots: [[57, 66]] },
  ح: { paths: [hook], dots: [] },
  خ: { paths: [hook], dots: [[50, 14]] },
  د: { paths: [dal], dots: [] },
  ذ: { paths: [dal], dots: [[48, 11]] },
  ر: { paths: [ra], dots: [] },
  ز: { paths: [ra], dots: [[60, 19]] },
  س: { paths: [teeth], dots: [] },
  ش: {
    paths: [teeth],
    dots: [
      [82, 26],
      [68, 26],
      [75, 13],
    ],
  },
  ص: { paths: [loopWithBowl], dots: [] },
  ض: { paths: [loopWithBowl], dots: [[68, 20]] },
  ط: { paths: [loopOnLine, upright], dots: [] },
  ظ: { paths: [loopOnLine, upright], dots: [[60, 30]] },
  ع: { paths: [ayn], dots: [] },
  غ: { paths: [ayn], dots: [[53, 9]] },
  ف: {
    paths: [
      'M82 47 C72 49 64 45 64 37 C65 28 80 26 83 38 C86 51 82 62 66 66 C48 70 28 70 20 65 C13 60 13 51 16 45',
    ],
    dots: [[74, 13]],
  },
  ق: {
    paths: ['M78 46 C68 48 60 44 60 36 C61 27 76 25 79 37 C83 56 76 82 50 84 C26 86 14 72 20 52'],
    dots: [
      [76, 11],
      [62, 11],
    ],
  },
  ك: {
    paths: [
      'M80 12 C81 34 83 54 80 62 C76 72 50 73 30 71 C20 69 16 63 18 55',
      'M58 31 C48 30 43 36 49 40 C56 44 54 51 41 51',
    ],
    dots: [],
  },
  ل: { paths: ['M66 12 C67 36 69 56 66 68 C62 85 44 91 30 83 C20 77 20 65 24 57'], dots: [] },
  م: {
    paths: ['M46 52 C47 41 57 35 65 41 C72 48 67 58 55 58 C46 58 40 53 36 57 C33 62 34 78 34 93'],
    dots: [],
  },
  ن: { paths: ['M78 40 C84 60 76 82 50 84 C26 86 14 68 20 46'], dots: [[49, 36]] },
  ه: { paths: ['M46 24 C58 30 74 46 72 60 C70 76 48 80 38 72 C28 62 36 44 52 32'], dots: [] },
  و: {
    paths: ['M70 47 C60 49 52 45 52 37 C53 28 68 26 71 38 C75 56 66 75 50 83 C42 87 32 87 24 83'],
    dots: [],
  },
  ي: {
    paths: [
      'M82 38 C78 28 66 26 60 34 C54 43 64 49 72 53 C82 59 80 71 62 75 C40 79 18 74 16 59 C16 53 18 47 21 43',
    ],
    dots: [
      [56, 91],
      [42, 91],
    ],
  },
  ء: { paths: ['M65 37 C55 28 40 32 41 43 C42 53 54 55 68 51 C56 56 46 61 31 66'], dots: [] },
}
