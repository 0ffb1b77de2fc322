import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { TYPED_TEXT_KEY, waits } from './i18n.ts'
import { keepTypedText, putBackTypedText } from './typed-text.ts'

function Form({ start = '' }: { start?: string }) {
  const [kind, setKind] = useState('note')
  const [text, setText] = useState(start)
  const [city, setCity] = useState('')
  const [agreed, setAgreed] = useState(false)
  return (
    <main>
      <input aria-label="Filter" type="checkbox" />
      <form>
        <select aria-label="Kind" onChange={({ target }) => setKind(target.value)} value={kind}>
          <option value="note">Note</option>
          <option value="place">Place</option>
        </select>
        {kind === 'place' && (
          <input aria-label="City" onChange={({ target }) => setCity(target.value)} value={city} />
        )}
        <input aria-label="Title" onChange={({ target }) => setText(target.value)} value={text} />
        <input aria-label="Password" type="password" />
        <input aria-label="Amount" inputMode="decimal" />
        <input aria-label="Agreed" checked={agreed} onChange={() => setAgreed(!agreed)} type="checkbox" />
        <output>{`${kind} ${text} ${city} ${agreed}`}</output>
      </form>
    </main>
  )
}

/** Fills the form, and loads the page again. */
async function reloaded(again = <Form />, typed = 'Amina’s words') {
  const user = userEvent.setup()
  const { unmount } = render(<Form />)
  await user.selectOptions(screen.getByLabelText('Kind'), 'place')
  await user.type(screen.getByLabelText('City'), 'Fès')
  await user.type(screen.getByLabelText('Title'), typed)
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.type(screen.getByLabelText('Amount'), '1.500')
  await user.click(screen.getByLabelText('Agreed'))
  await user.click(screen.getByLabelText('Filter'))
  keepTypedText()
  expect(JSON.stringify(sessionStorage)).not.toContain('secret')
  unmount()
  expect(waits(TYPED_TEXT_KEY)).toBe(true)
  putBackTypedText()
  expect(waits(TYPED_TEXT_KEY)).toBe(false)
  return render(again)
}

afterEach(() => history.replaceState(null, '', '/'))

it('returns to its fields when they appear, those of a choice after the choice', async () => {
  await reloaded()
  expect(await screen.findByText('place Amina’s words Fès true')).toBeVisible()
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(screen.getByLabelText('Amount'), 'means another number elsewhere').toHaveValue('')
  expect(screen.getByLabelText('Filter'), 'is no form').not.toBeChecked()
})

it('does not replace other text', async () => {
  await reloaded(<Form start="Kept by the page" />)
  expect(await screen.findByText('place Kept by the page Fès true')).toBeVisible()
})

it('is forgotten on another page', async () => {
  const user = userEvent.setup()
  const { unmount } = render(<Form />)
  await user.type(screen.getByLabelText('Title'), 'Words')
  keepTypedText()
  unmount()
  history.replaceState(null, '', '/elsewhere')
  putBackTypedText()
  render(<Form />)
  await Promise.resolve()
  expect(screen.getByLabelText('Title')).toHaveValue('')
  expect(waits(TYPED_TEXT_KEY)).toBe(false)
})

it('is not kept if nothing was typed', () => {
  render(<main />)
  keepTypedText()
  expect(waits(TYPED_TEXT_KEY)).toBe(false)
})
