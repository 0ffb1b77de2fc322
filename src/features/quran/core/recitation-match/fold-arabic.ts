/** Arabic letters without vowels and signs, with letters of the same sound unified. */
export function foldArabic(text: string): string {
  return text
    .replaceAll(/[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u08d3-\u08ff\u0621]/g, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll(/[ىئ]/g, 'ي')
    .replaceAll('ؤ', 'و')
    .replaceAll('ة', 'ه')
}
