import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { noServer } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const page = async () => {
  const { default: DhikrPage } = await import('./dhikr-page.tsx')
  const { default: TasbihPage } = await import('./counter/tasbih-page.tsx')
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  return (
    <>
      <Route component={DhikrPage} path="/dhikr" />
      <Route component={TasbihPage} path="/tasbih/:preset" />
      <LazyToastArea />
    </>
  )
}

async function open(options: Parameters<typeof renderPage>[1] = {}) {
  const opened = await renderPage(page, { at: '/dhikr', api: noServer, ...options })
  const press = async (name: string | RegExp) =>
    opened.user.click(await screen.findByRole('button', { name }))
  /** Saves the dialog that is open, and waits until it is gone. */
  const save = async () => {
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  return { ...opened, press, save }
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const ownNames = () =>
  [...(document.querySelector('#own-presets')?.closest('section')?.querySelectorAll('li a') ?? [])].map(
    (link) => link.textContent,
  )
const showsNames = (...names: string[]) => waitFor(() => expect(ownNames()).toEqual(names))
const totals = () => document.querySelector('#totals')

afterEach(() => vi.restoreAllMocks())

it('creates, counts, edits, sorts, deletes and restores a person’s own dhikr', async () => {
  const { user, press, save, unmount } = await open()
  await press('New')
  type(await screen.findByLabelText('Name'), 'Evening')
  type(screen.getByLabelText('Number of times'), '3')
  await press('Add a phrase')
  const second = within(await screen.findByRole('group', { name: 'Phrase 2' }))
  await user.selectOptions(second.getByLabelText('Phrase to say'), 'My own words')
  type(second.getByRole('textbox'), '<b>Ya Latif</b>')
  type(second.getByLabelText('Number of times'), '2')
  await save()
  await showsNames('Evening')
  await user.click(screen.getByRole('link', { name: 'Evening' }))
  await screen.findByRole('button', { name: /^Count:/ })
  for (let tap = 0; tap < 4; tap++) fireEvent.keyDown(document.body, { key: ' ' })
  expect(await screen.findByText('<b>Ya Latif</b>')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Count:/ })).toHaveTextContent('1 of 2')
  await user.click(screen.getByRole('link', { name: 'All dhikr' }))

  await press('New')
  type(await screen.findByLabelText('Name'), 'Night')
  await user.click(screen.getByText('No limit'))
  await save()
  await showsNames('Evening', 'Night')
  await press('Move Night up')
  await showsNames('Night', 'Evening')
  await press('Edit Evening')
  type(await screen.findByLabelText('Name'), 'Every evening')
  await save()
  await showsNames('Night', 'Every evening')
  await press('Delete Every evening')
  await showsNames('Night')
  expect(totals()).toHaveTextContent('Deleted dhikr')
  await press('Undo')
  await showsNames('Night', 'Every evening')
  unmount()
  await open()
  await showsNames('Night', 'Every evening')
})

it('corrects the history and exports it as a table', async () => {
  const { user, press, save } = await open({ now: '2026-03-05T09:00:00Z' })
  expect(await screen.findByText('Your counts will appear here, day by day.')).toBeVisible()
  const note = async (day: string, number: string) => {
    await press('Add or edit a day')
    type(await screen.findByLabelText('Day'), day)
    await user.selectOptions(screen.getByRole('combobox'), 'A treasure of Paradise')
    type(screen.getByLabelText('Count'), number)
    await save()
  }
  await note('2026-03-02', '40')
  await note('2026-03-04', '60')
  await waitFor(() => expect(totals()).toHaveTextContent('100 times'))
  await user.click(document.querySelector('main summary') ?? document.body)
  await press('Edit A treasure of Paradise, 4 March')
  type(await screen.findByLabelText('Count'), '55')
  await save()
  expect(await screen.findByRole('row', { name: /4 March A treasure of Paradise 55/ })).toBeInTheDocument()
  await press('Undo')
  expect(await screen.findByRole('row', { name: /4 March A treasure of Paradise 60/ })).toBeInTheDocument()

  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:history'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await press('Download CSV')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.arrayBuffer())).toBe(
    '\ufeffDay,Dhikr,Count\r\n2026-03-02,A treasure of Paradise,40\r\n2026-03-04,A treasure of Paradise,60\r\n',
  )
})
