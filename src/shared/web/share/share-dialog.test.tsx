import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const text = 'Peace & mercy\n\nto all'
const url = 'https://rafiq.example/duas?dua=1'

async function open(options: Parameters<typeof renderPage>[1] = {}) {
  const onClose = vi.fn()
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined)
  const { user } = await renderPage(async () => {
    const { default: ShareDialog } = await import('./share-dialog.tsx')
    const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
    return (
      <>
        <ShareDialog onClose={onClose} text={text} url={url} />
        <LazyToastArea />
      </>
    )
  }, options)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, press, onClose, assign }
}

const shareNatively = (share: () => Promise<void>) => {
  const spy = vi.fn(share)
  Object.defineProperty(navigator, 'share', { configurable: true, value: spy })
  return spy
}

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

it('copies the link alone', async () => {
  const { press, onClose } = await open()
  await press('Copy Link')
  expect(await screen.findByText('Link copied!')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(url)
  expect(onClose).toHaveBeenCalledOnce()
})

it('shares by the device’s own dialog', async () => {
  const share = shareNatively(async () => undefined)
  const { press, onClose } = await open()
  await press('Share')
  expect(share).toHaveBeenCalledWith({ text, url })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it('stays open when the person closes the device’s own dialog', async () => {
  shareNatively(() => Promise.reject(new DOMException('', 'AbortError')))
  const { press, onClose } = await open()
  await navigator.clipboard.writeText('before')
  await press('Share')
  expect(await navigator.clipboard.readText()).toBe('before')
  expect(onClose).not.toHaveBeenCalled()
})

it.each([
  ['has no dialog of its own', undefined],
  ['refuses', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('copies text and link when the device %s', async (_, share) => {
  if (share) shareNatively(share)
  const { press, onClose } = await open()
  await press('Share')
  expect(await screen.findByText('Copied to clipboard')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(`${text}\n${url}`)
  expect(onClose).toHaveBeenCalledOnce()
})

it('says that nothing could be copied, and stays open', async () => {
  const { press, onClose } = await open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await press('Copy Link')
  expect(await screen.findByText('Couldn’t copy to the clipboard.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

it('links to four networks with text and address', async () => {
  await open()
  const [sharedText, sharedUrl] = [encodeURIComponent(text), encodeURIComponent(url)]
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['WhatsApp', `https://wa.me/?text=${sharedText}%0A${sharedUrl}`],
    ['Telegram', `https://t.me/share/url?url=${sharedUrl}&text=${sharedText}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${sharedUrl}`],
    ['Twitter/X', `https://x.com/intent/post?text=${sharedText}&url=${sharedUrl}`],
  ])
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

it('requires an email address, and focuses its field', async () => {
  const { user, press, assign, onClose } = await open()
  const field = screen.getByLabelText('Friend’s email')
  await press('Send')
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription('Email required. Please enter an email address to share.')
  await user.type(field, 'no address{Enter}')
  expect(field).toHaveAccessibleDescription(/^Enter an email address/)
  expect(assign).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

it('opens an email with subject, message, text and link, by the keyboard alone', async () => {
  const { user, assign, onClose } = await open()
  screen.getByLabelText('Friend’s email').focus()
  await user.keyboard('sara+dua@example.org')
  await user.tab()
  expect(screen.getByLabelText('Personal message (optional)')).toHaveFocus()
  await user.keyboard('Salam!')
  await user.tab()
  await user.keyboard('{Enter}')
  const [address] = assign.mock.calls[0] ?? []
  const { protocol, pathname, searchParams } = new URL(String(address))
  expect([protocol, pathname]).toEqual(['mailto:', 'sara%2Bdua@example.org'])
  expect(searchParams.get('subject')).toBe('From Rafiq')
  expect(searchParams.get('body')).toBe(`Salam!\n\n${text}\n\n${url}`.replaceAll('\n', '\r\n'))
  expect(await screen.findByText('Email opened')).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
})

it('speaks Arabic', async () => {
  const { press } = await open({ language: 'ar' })
  await press('إرسال')
  expect(screen.getByText(/^البريد الإلكتروني مطلوب/)).toBeVisible()
  await press('نسخ الرابط')
  expect(await screen.findByText('نُسخ الرابط!')).toBeVisible()
})
