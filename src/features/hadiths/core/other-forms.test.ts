import { expect, it } from 'vitest'
import { otherForms } from './other-forms.ts'

it.each([
  ['intentions', 'intention'],
  ['prayer', 'salah'],
  ['prayers', 'salah'],
  ['hurayra', 'hurairah'],
  ['والاعمال', 'اعمال'],
  ['بالنيات', 'نيات'],
])('%s is also found as %s', (word, form) => {
  expect(otherForms(word).some((each) => form.startsWith(each))).toBe(true)
})

it('leaves out the word itself and short stems', () => {
  expect(otherForms('prayer')).not.toContain('prayer')
  expect(otherForms('الله').every(({ length }) => length > 2)).toBe(true)
})
