import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { useAudio } from './audio-provider.tsx'

function Status() {
  return useAudio().state.status
}

describe('useAudio', () => {
  test('throws outside its provider', () => {
    expect(() => renderToStaticMarkup(createElement(Status))).toThrow(
      'useAudio must be used within an AudioProvider',
    )
  })
})
