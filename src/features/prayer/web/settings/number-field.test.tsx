import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import { NumberField } from './number-field.tsx'

const onNumber = vi.fn()
const minutes = <NumberField label="Fajr" onNumber={onNumber} range={[-30, 30]} value={undefined} whole />

it('reports a number in its range, and nothing otherwise', async () => {
  const { user } = await renderPage(minutes)
  const field = screen.getByRole('textbox', { name: 'Fajr' })
  await user.type(field, '7')
  expect(onNumber).toHaveBeenLastCalledWith(7)
  await user.type(field, '5')
  expect(onNumber).toHaveBeenCalledOnce()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Not applied. Enter a whole number from -30 to 30.')
  await user.clear(field)
  expect(field).toHaveAccessibleDescription('From -30 to 30.')
})

it('shows its range in Arabic digits on an Arabic page', async () => {
  await renderPage(minutes, { language: 'ar' })
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('من ؜-٣٠ إلى ٣٠.')
})
