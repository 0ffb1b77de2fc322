import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AuditEntry } from '#shared/core/admin/audit-log.contract.ts'
import { renderPage } from '../testing/render-page.tsx'

const show = async (entry: Pick<AuditEntry, 'before' | 'after'>) => {
  await renderPage(async () => {
    const { AuditChange } = await import('./item-history.tsx')
    return <AuditChange entry={entry} />
  })
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

it('shows the fields of nested objects that changed', async () => {
  const lines = await show({
    before: { title: { en: 'After wudu', ar: 'بعد الوضوء' }, when: null },
    after: { title: { en: 'On ending wudu', ar: 'بعد الوضوء' }, when: { en: 'At once' } },
  })
  expect(lines).toEqual(['title.en: After wudu On ending wudu', 'when.en:  At once'])
  expect(screen.getByText('After wudu').tagName).toBe('DEL')
  expect(screen.queryByText(/الوضوء/)).toBeNull()
})

it('shows lists as text, and other lists as they are stored', async () => {
  expect(
    await show({ before: null, after: { words: ['one', 'two'], parts: [{ id: 1 }], none: [] } }),
  ).toEqual(['words:  one · two', 'parts:  [{"id":1}]'])
})

it('shows moments, and whether something is so, as a person reads them', async () => {
  const [published, at] = await show({
    before: { isPublished: false, publishAt: null },
    after: { isPublished: true, publishAt: '2026-11-25T08:00:00.000Z' },
  })
  expect(published).toBe('isPublished: no yes')
  expect(at).toMatch(/^publishAt: {2}25 Nov.* 2026.*08:00/)
})
