import { expect, it } from 'vitest'
import { sharedViews } from './school-views.ts'

it('shows each view once, with all schools that hold it, in the order of the schools', () => {
  const views = [
    { school: 'jafari', text: 'B', source: '5' },
    { school: 'hanafi', text: 'A', source: '1' },
    { school: 'shafii', text: 'B', source: '3' },
    { school: 'maliki', text: 'A', source: '2' },
    { school: 'hanbali', text: 'C', source: '4' },
  ] as const
  expect(sharedViews(views)).toEqual([
    {
      text: 'A',
      holders: [
        { school: 'hanafi', source: '1' },
        { school: 'maliki', source: '2' },
      ],
    },
    {
      text: 'B',
      holders: [
        { school: 'shafii', source: '3' },
        { school: 'jafari', source: '5' },
      ],
    },
    { text: 'C', holders: [{ school: 'hanbali', source: '4' }] },
  ])
})
