import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { User } from '#shared/core/session/session.contract.ts'
import { answerWith, type FakeAnswers, refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import type { ListedName } from '../../core/names-admin.contract.ts'

const editor: User = { ...zaynab, role: 'content_manager' }
const umar: ListedName = {
  id: 'umar',
  name: 'Umar',
  arabicName: 'عُمَر',
  meaning: 'Long-lived',
  meaningArabic: 'من العمر والحياة',
  root: 'ع م ر',
  origin: 'arabic',
  gender: 'male',
  category: 'sahabah_names',
  alternateSpellings: ['Omar'],
  bearers: [],
  popularity: 50,
  source: 'content',
  state: 'published',
  version: 3,
  editedAt: null,
}
const LIST = 'GET /api/admin/names'
const ITEM = '/api/admin/names/umar'
const ACTIONS = 'POST /api/admin/names/actions'
const listed = (...rows: readonly ListedName[]) => ({
  data: rows,
  pagination: { page: 1, limit: 25, total: rows.length, totalPages: 1 },
})

const namesPage = async () => {
  const { default: Page } = await import('./names-page.tsx')
  const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
  return (
    <>
      <Page />
      <ToastArea />
    </>
  )
}
const open = (api: FakeAnswers = {}, at = '/admin/names') =>
  renderPage(namesPage, {
    at,
    api: { [LIST]: listed(umar), ...api },
    signedIn: editor,
    now: '2026-11-25T09:00:00Z',
  })
const sheet = () => within(screen.getByRole('dialog'))
const openUmar = async (api: FakeAnswers = {}) => {
  const page = await open(api)
  await page.user.click(await screen.findByRole('button', { name: 'Umar' }))
  return page
}

it('opens the import at its own address', async () => {
  await open({}, '/admin/names/import')
  expect(await screen.findByRole('dialog', { name: 'Import' })).toBeVisible()
})

describe('the editor', () => {
  it('adds a name with a bearer, whose fields it asks for', async () => {
    const { user } = await open({ 'POST /api/admin/names': umar })
    await user.click(await screen.findByRole('button', { name: 'New name' }))
    await user.type(sheet().getByLabelText('Name'), 'Zayd')
    await user.type(sheet().getByLabelText('Arabic name'), 'زيد')
    await user.type(sheet().getByLabelText('Meaning in English'), 'Growth')
    await user.type(sheet().getByLabelText('Meaning in Arabic'), 'الزيادة')
    await user.type(sheet().getByLabelText('Other spellings'), 'Zaid{enter}Zeyd{enter}')
    await user.click(sheet().getByRole('button', { name: 'Add a bearer' }))
    await user.click(sheet().getByRole('button', { name: 'Save' }))
    expect(sheet().getByText('Fill in this field.')).toBeVisible()
    await user.type(sheet().getByLabelText('Name in English'), 'Zayd ibn Thabit')
    await user.type(sheet().getByLabelText('Name in Arabic'), 'زيد بن ثابت')
    await user.type(sheet().getByLabelText('Who it was, in English'), 'A scribe')
    await user.type(sheet().getByLabelText('Who it was, in Arabic'), 'كاتب')
    await user.click(sheet().getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Name added')).toBeVisible()
    expect(sentRequests('POST /api/admin/names')).toMatchObject([
      {
        body: {
          name: 'Zayd',
          root: null,
          alternateSpellings: ['Zaid', 'Zeyd'],
          bearers: [{ name: 'Zayd ibn Thabit', whoArabic: 'كاتب' }],
        },
      },
    ])
  })

  it('says that there is such a name', async () => {
    const { user } = await openUmar({ [`PUT ${ITEM}`]: refusal(409, 'slug_taken') })
    await user.type(sheet().getByLabelText('Name'), 'a')
    await user.click(sheet().getByRole('button', { name: 'Save' }))
    expect(await sheet().findByText('slug_taken')).toBeVisible()
  })

  it('saves with the version and undoes it from the toast', async () => {
    const { user } = await openUmar({ [`PUT ${ITEM}`]: { ...umar, version: 4 } })
    await user.type(sheet().getByLabelText('Meaning in English'), ' indeed')
    await user.click(sheet().getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(sentRequests(`PUT ${ITEM}`)).toMatchObject([
        { body: { meaning: 'Long-lived indeed', version: 3 } },
        { body: { meaning: 'Long-lived', version: 4 } },
      ]),
    )
  })

  it('offers both versions after a conflict', async () => {
    const { user } = await openUmar({
      [`PUT ${ITEM}`]: refusal(409, 'version_conflict'),
      [`GET ${ITEM}`]: { ...umar, meaning: 'Theirs', version: 4 },
    })
    await user.type(sheet().getByLabelText('Meaning in English'), ' indeed')
    await user.click(sheet().getByRole('button', { name: 'Save' }))
    await user.click(await sheet().findByRole('button', { name: 'Take theirs' }))
    expect(sheet().getByLabelText('Meaning in English')).toHaveValue('Theirs')
  })

  it('deletes, and restores from the toast', async () => {
    const { user } = await openUmar({
      [`DELETE ${ITEM}`]: { deleted: true },
      [ACTIONS]: { done: ['umar'], refused: [] },
    })
    await user.click(sheet().getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(sentRequests(ACTIONS)).toMatchObject([{ body: { action: 'restore', ids: ['umar'] } }]),
    )
  })

  it('takes the content’s version of an edited name', async () => {
    const { user } = await open()
    answerWith({
      [LIST]: listed({ ...umar, source: 'edited', name: 'Umar al-Faruq' }),
      [ACTIONS]: { done: ['umar'], refused: [] },
    })
    await user.type(await screen.findByRole('searchbox'), 'e')
    await user.click(await screen.findByRole('button', { name: 'Umar al-Faruq' }))
    await user.click(sheet().getByRole('button', { name: 'Take the content’s version' }))
    expect(await screen.findByText('The content’s version is back')).toBeVisible()
    expect(sentRequests(ACTIONS)).toMatchObject([{ body: { action: 'reset' } }])
  })
})
