import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { RadioGroup } from './radio-group.tsx'

const sizes = ['small', 'large'].map((value) => ({ value, text: `A ${value} one`, hint: `About ${value}` }))

function TwoGroups() {
  const [first, setFirst] = useState('small')
  const [second, setSecond] = useState('large')
  return (
    <>
      <RadioGroup label="First" onChoose={setFirst} options={sizes} value={first} />
      <RadioGroup label="Second" look="cards" onChoose={setSecond} options={sizes} value={second} />
    </>
  )
}

const radio = (group: string, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name })

it('names each option by its text and hint', () => {
  render(<TwoGroups />)
  expect(radio('First', /^A small one ?About small$/)).toBeChecked()
})

it('changes one group without the other', async () => {
  render(<TwoGroups />)
  await userEvent.click(radio('First', /large/))
  expect(radio('First', /large/)).toBeChecked()
  expect(radio('First', /small/)).not.toBeChecked()
  expect(radio('Second', /large/)).toBeChecked()
})

it('is a single tab stop, and arrow keys move the choice', async () => {
  render(<TwoGroups />)
  await userEvent.tab()
  expect(radio('First', /small/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(radio('First', /large/)).toBeChecked()
  await userEvent.tab()
  expect(radio('Second', /large/)).toHaveFocus()
})
