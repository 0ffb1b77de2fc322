import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { store } from './store.ts'

const name = store('Fajr')

function Name() {
  return <p>{name.use()}</p>
}

describe('a store', () => {
  it('notifies its subscribers of a new value, until they unsubscribe', () => {
    const count = store(1)
    const listener = vi.fn()
    const unsubscribe = count.subscribe(listener)
    count.set(2)
    count.set(2)
    unsubscribe()
    count.set(3)
    expect(listener).toHaveBeenCalledOnce()
    expect(count.get()).toBe(3)
  })

  it('renders a component again when its value changes', () => {
    render(<Name />)
    act(() => name.set('Dhuhr'))
    expect(screen.getByText('Dhuhr')).toBeVisible()
  })
})
