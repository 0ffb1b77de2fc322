export {
  hasHadithNumber,
  isOneEditApart,
  type NumberScheme,
  numberSchemes,
  usualScheme,
} from './collection-names.ts'
export { isGradedByItsBook } from './hadith.ts'
export { otherForms } from './other-forms.ts'
