import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type * as RecordTypes from '#features/user-data/core/record-types.ts'
import type * as Pages from '#shared/core/pages.ts'
import type * as SharedDeviceKeys from '#shared/core/shared.device-keys.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import type * as PageList from './page-list.ts'
import type * as PageMessages from './page-messages.ts'

vi.mock('./page-list.ts', async (original) => {
  const list = await original<typeof PageList>()
  const wishes = list.page('/wishes', () => import('./testing/wishes-page.tsx'), 'wishes')
  return { ...list, otherPages: [...list.otherPages, wishes] }
})
vi.mock('#shared/core/pages.ts', async (original) => {
  const list = await original<typeof Pages>()
  return { ...list, pages: [...list.pages, { path: '/wishes', name: 'wishes', menu: 'menu' }] }
})
vi.mock('#features/user-data/core/record-types.ts', async (original) => {
  const list = await original<typeof RecordTypes>()
  const { ownWishRecords } = await import('./testing/wishes-page.tsx')
  return { recordTypes: [...list.recordTypes, ownWishRecords] }
})
vi.mock('#shared/core/shared.device-keys.ts', async (original) => {
  const list = await original<typeof SharedDeviceKeys>()
  const { wishesDeviceKeys } = await import('./testing/wishes-page.tsx')
  return { sharedDeviceKeys: { ...list.sharedDeviceKeys, ...wishesDeviceKeys } }
})
vi.mock('./page-messages.ts', async (original) => {
  const { pageMessages } = await original<typeof PageMessages>()
  const { wishMessages } = await import('./testing/wishes-page.tsx')
  const added = Object.entries(wishMessages).map(([name, messages]) => {
    const file = `../../../locales/en/${name}.json`
    return [file, async () => ({ ...(await pageMessages[file]?.()), ...messages })]
  })
  return { pageMessages: { ...pageMessages, ...Object.fromEntries(added) } }
})

/** Opens a part of the product, which loads its own messages as in the app. */
const open = (part: () => Promise<ReactElement>, at = '/') =>
  renderPage(
    async () => {
      const { startMessages } = await import('#shared/web/i18n/i18n.ts')
      const { languages } = await import('#shared/core/languages.ts')
      const { englishMessages, loadPageMessages } = await import('./first-messages.ts')
      const [language] = languages
      const messages = { texts: englishMessages, english: englishMessages }
      startMessages({ language, ...messages, fetch: loadPageMessages })
      return part()
    },
    { at },
  )

const wishesPage = async () => {
  const { default: OtherPages } = await import('./other-pages.tsx')
  return <OtherPages />
}

describe('a made-up feature with one line in each list', () => {
  it('has a page with its messages, and lists its saved records with the stored data', async () => {
    const { user } = await open(wishesPage, '/wishes')
    expect(await screen.findByRole('heading', { name: 'Wishes of the made-up feature' })).toBeVisible()
    await expect.poll(() => document.title).toBe('Wishes — Rafiq')
    await user.click(screen.getByRole('button', { name: 'Save a wish' }))
    expect(await screen.findByText('Rabbi zidni ilma')).toBeVisible()
    const unsaved = () => Object.keys(localStorage).filter((key) => key.startsWith('rafiq.journal/'))
    await waitFor(() => expect(unsaved()).toEqual([]))
    cleanup()

    await open(async () => {
      const { loadMessages } = await import('#shared/web/i18n/i18n.ts')
      const { StoredDataSection } = await import('#features/privacy/web/stored-data-section.tsx')
      await loadMessages(['privacy'])
      return <StoredDataSection />
    })
    const row = await screen.findByRole('row', { name: /Own wishes/ })
    expect(within(row).getByText(/^1 · /)).toBeVisible()
    expect(screen.getByRole('row', { name: /Recent searches 1 · / })).toBeVisible()
  })

  it('is in the menu', async () => {
    await open(async () => {
      const { loadMessages } = await import('#shared/web/i18n/i18n.ts')
      const { default: MenuSheet } = await import('./shell/menu-sheet.tsx')
      await loadMessages(['menu', 'pages', 'account-menu'])
      return <MenuSheet />
    })
    expect(await screen.findByRole('link', { name: 'Wishes' })).toHaveAttribute('href', '/wishes')
  })

  it('is on the privacy page, in exported files and among the validated records', async () => {
    const { policyRows } = await import('#features/privacy/web/policy-rows.ts')
    const named = policyRows('device', (key, values) => [key, ...Object.values(values ?? {})].join(' '), ' ')
    expect(named[0]?.text).toContain('privacy:kinds.own-wish')

    const { valuesOf } = await import('#features/privacy/core/device-values.ts')
    expect(valuesOf([['rafiq.wishes.shown', 'true']])).toEqual({ 'rafiq.wishes.shown': true })

    const { recordTypes } = await import('#features/user-data/core/index.ts')
    const { recordChecker } = await import('#shared/core/user-data/check-records.ts')
    const problemOf = recordChecker(recordTypes)
    expect(problemOf({ type: 'own-wish', id: 'a', value: { words: 'Rabbi zidni ilma' } })).toBeUndefined()
    expect(problemOf({ type: 'own-wish', id: 'a', value: { words: ' ' } })).toBe('not_valid')
  })
})
