import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { noServer } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const page = async () => {
  const { default: SettingsPage } = await import('./settings-page.tsx')
  const { provideRecordTypes } = await import('#shared/web/provided-record-types.ts')
  const { PrivateLine } = await import('../shell/private-line.tsx')
  const { AudioProvider } = await import('#shared/web/audio/audio-provider.tsx')
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  provideRecordTypes(async () => (await import('#features/user-data/core/record-types.ts')).recordTypes)
  return (
    <AudioProvider>
      <PrivateLine />
      <SettingsPage />
      <LazyToastArea />
    </AudioProvider>
  )
}

async function open(options: Parameters<typeof renderPage>[1] = {}) {
  const opened = await renderPage(page, { at: '/settings', api: noServer, ...options })
  const press = async (within: ParentNode, name: string) => fireEvent.click(await button(within, name))
  return { ...opened, press }
}

/** A button by its label or text. A search by role is slow among all settings. */
async function button(within: ParentNode, name: string): Promise<HTMLElement> {
  const find = () =>
    [...within.querySelectorAll('button')].findLast(
      (each) => !each.disabled && (each.getAttribute('aria-label') ?? each.textContent) === name,
    )
  await waitFor(() => expect(find(), name).toBeDefined())
  return find() ?? document.body
}

const part = (id: string) => document.querySelector<HTMLElement>(`section#${id}`) ?? document.body
const theme = (expected: string) =>
  waitFor(() => expect(document.documentElement.dataset.theme).toBe(expected))
const saved = (key: string) => localStorage.getItem(key)

afterEach(() => vi.restoreAllMocks())

it('apply at once, can be searched, and can be reset', async () => {
  const { user, press } = await open()
  expect(document.title).toMatch(/Settings/)
  await user.click(within(part('theme')).getByText('Dark'))
  await theme('dark')
  const search = screen.getByLabelText('Search the settings')
  fireEvent.change(search, { target: { value: 'hanafi' } })
  expect(await screen.findByText('1 section found')).toBeVisible()
  await waitFor(() => expect(part('theme')).not.toBeVisible())
  expect(part('prayer')).toBeVisible()
  await user.selectOptions(await within(part('prayer')).findByLabelText(/^Asr/), 'hanafi')
  expect(saved('rafiq.prayer')).toBe('{"madhab":"hanafi"}')
  fireEvent.change(search, { target: { value: '' } })

  await press(document, 'Reset')
  await theme('light')
  expect(saved('rafiq.prayer')).toBeNull()
  await press(document, 'Undo')
  await theme('dark')
  expect(saved('rafiq.prayer')).toBe('{"madhab":"hanafi"}')
})

it('choose the clock, with an example of each', async () => {
  const { user } = await open()
  const clock = within(part('clock'))
  expect(clock.getByLabelText(/Automatic/)).toBeChecked()
  expect(clock.getByLabelText(/Automatic/).closest('label')).toHaveTextContent('15:45')
  await user.click(clock.getByLabelText(/12-hour/))
  expect(saved('rafiq.clock')).toBe('"12"')
  expect(clock.getByLabelText(/12-hour/).closest('label')).toHaveTextContent('3:45 pm')
  await user.click(clock.getByLabelText(/Automatic/))
  expect(saved('rafiq.clock')).toBeNull()
})

it('turn parts of the home page off, and the daily wisdom’s opening with the wisdom', async () => {
  const { user } = await open()
  const home = within(part('home'))
  expect(home.getAllByRole('switch')).toHaveLength(12)
  for (const each of home.getAllByRole('switch')) expect(each).toBeChecked()
  await user.click(home.getByLabelText('Support banner'))
  expect(saved('rafiq.home')).toBe('{"support":false}')
  await user.click(home.getByLabelText('Daily wisdom'))
  expect(home.getByLabelText('Open daily wisdom automatically')).toBeDisabled()
  await user.click(home.getByLabelText('Daily wisdom'))
  expect(home.getByLabelText('Open daily wisdom automatically')).toBeEnabled()
  expect(home.getByLabelText('Support banner')).not.toBeChecked()
  await user.click(home.getByLabelText('Support banner'))
  expect(saved('rafiq.home')).toBeNull()
})

it('include exporting data, deleting it by type with undo, and importing it again', async () => {
  const first = await open({ saved: { 'rafiq.theme': 'dark' } })
  const files: File[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File)
    return 'blob:data'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await first.press(part('privacy'), 'Export all data')
  await waitFor(() => expect(files).toHaveLength(1))
  const file = JSON.parse((await files[0]?.text()) ?? '')
  expect(file).toMatchObject({ format: 'rafiq-data', version: 1, values: { 'rafiq.theme': 'dark' } })

  await first.press(part('privacy'), 'Delete: Settings')
  await waitFor(() => expect(saved('rafiq.theme')).toBeNull())
  await first.press(document, 'Undo')
  await waitFor(() => expect(saved('rafiq.theme')).toBe('"dark"'))
  await first.press(part('privacy'), 'Delete: Settings')
  await waitFor(() => expect(saved('rafiq.theme')).toBeNull())

  const choose = (content: string) => {
    const input = part('privacy').querySelector('input[type=file]') ?? document.body
    const chosen = new File([content], 'a.json', { type: 'application/json' })
    fireEvent.change(input, { target: { files: [chosen] } })
  }
  choose('{"a":1}')
  expect(await screen.findByText('We couldn’t read this file.')).toBeVisible()
  choose(JSON.stringify(file))
  expect(await screen.findByText(/^\d+ items? imported\.$/)).toBeVisible()
  expect(saved('rafiq.theme')).toBe('"dark"')
})

it('turn private mode on and off in Arabic', async () => {
  const { user } = await open({ language: 'ar' })
  const mode = within(part('privacy')).getByLabelText('الوضع الخاص')
  mode.focus()
  await user.keyboard(' ')
  await waitFor(() => expect(mode).toBeChecked())
  const sentence = 'لا يغادر هذا الجهاز شيء عنك.'
  expect(await screen.findByText(sentence)).toBeVisible()
  await user.keyboard(' ')
  await waitFor(() => expect(mode).not.toBeChecked())
  expect(screen.queryByText(sentence)).toBeNull()
})
