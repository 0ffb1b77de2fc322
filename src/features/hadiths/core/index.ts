export { isOneEditApart, type NumberScheme, numberSchemes } from './collection-names.ts'
export { otherForms } from './other-forms.ts'
