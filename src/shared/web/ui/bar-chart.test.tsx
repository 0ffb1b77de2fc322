import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BarChart } from './bar-chart.tsx'

it('lists every bar by its label, and scales it to the largest', () => {
  const bars = [0, 1, 25, 100].map((value) => ({ key: `${value}`, value, label: `${value} verses` }))
  render(<BarChart bars={bars} end="Today" start="1 May" />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['0 verses', '1 verses', '25 verses', '100 verses'])
  expect(items.map((item) => item.querySelector('span')?.style.blockSize)).toEqual([
    '2px',
    '4%',
    '25%',
    '100%',
  ])
})
