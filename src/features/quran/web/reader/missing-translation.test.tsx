import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import { translationLanguages } from '../../core/index.ts'
import { readerSettings } from './reader-settings.ts'

const notice = async () => {
  const { MissingTranslation } = await import('./missing-translation.tsx')
  return <MissingTranslation />
}

const entryOf = (language: string) => ({
  id: language,
  language,
  languageName: language,
  name: language,
  translator: '',
  licence: '',
  source: '',
  direction: 'ltr',
  imported: false,
  folder: '',
})

const open = (language: 'ml' | 'hi' | 'ms' | 'fa' | 'fr' | 'ar', languages: readonly string[] = []) =>
  renderPage(notice, {
    language,
    api: { 'GET /api/quran/translations': [...translationLanguages, ...languages].map(entryOf) },
  })

beforeEach(() => localStorage.clear())

it.each([
  ['ml', 'ഇംഗ്ലീഷ്', 'ഇംഗ്ലീഷ് മതി', []],
  ['fa', 'انگلیسی', 'ماندن با انگلیسی', []],
  ['hi', 'अंग्रेज़ी', 'अंग्रेज़ी ही रखें', ['उर्दू दिखाएँ']],
  ['ms', 'Inggeris', 'Kekalkan bahasa Inggeris', ['Papar bahasa Indonesia']],
] as const)('says in %s that another language is shown', async (language, shown, keep, others) => {
  const { container } = await open(language)
  expect(await screen.findByRole('heading')).toBeVisible()
  expect(container).toHaveTextContent(shown)
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual([...others, keep])
  expect(container).toHaveTextContent(`npm run import -- translation FILE --language ${language} `)
})

it('shows the related language when it is chosen, and is gone', async () => {
  const { user, container } = await open('ms')
  await user.click(await screen.findByRole('button', { name: 'Papar bahasa Indonesia' }))
  expect(readerSettings().translations).toEqual(['id'])
  expect(container).toBeEmptyDOMElement()
})

it('does not ask again after a choice of English', async () => {
  const { user, container } = await open('ml')
  await user.click(await screen.findByRole('button', { name: 'ഇംഗ്ലീഷ് മതി' }))
  expect(readerSettings().translations).toEqual(['en'])
  expect(container).toBeEmptyDOMElement()
})

it.each([
  ['fr', []],
  ['ar', []],
  ['ml', ['ml']],
] as const)('is absent in %s with a translation', async (language, imported) => {
  const { container } = await open(language, imported)
  await waitFor(() => expect(sentRequests()).not.toEqual([]))
  await act(async () => undefined)
  expect(container).toBeEmptyDOMElement()
})
