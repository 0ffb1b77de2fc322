import { expect, test } from 'vitest'
import { GEOLOCATION_STEPS, PROMPT_STEP } from './geolocation-steps.ts'
import { geolocationProblem, promptMessage } from './location-messages.ts'

test('has a problem for every code of the browser', () => {
  expect(geolocationProblem(1)).toBe('geolocation_denied')
  expect(geolocationProblem(2)).toBe('geolocation_unavailable')
  expect(geolocationProblem(3)).toBe('geolocation_timeout')
  expect(geolocationProblem('unsupported')).toBe('geolocation_unsupported')
  for (const code of [0, 4, -1, Number.NaN]) expect(geolocationProblem(code)).toBe('geolocation_unknown')
})

test('chooses the message after the prompt', () => {
  expect(promptMessage('geolocation_unsupported')).toEqual({
    title: 'location_not_supported',
    description: 'location_not_supported_detail',
  })
  expect(promptMessage('geolocation_denied').description).toBe('location_error_denied')
  expect(promptMessage('geolocation_timeout').description).toBe('location_error_timeout')
  expect(promptMessage('geolocation_unavailable').description).toBe('location_error_detail')
  expect(promptMessage('geolocation_unknown').description).toBe('location_error_detail')
})

test('asks the device as specified', () => {
  expect(GEOLOCATION_STEPS).toEqual([
    { enableHighAccuracy: true, timeout: 25_000, maximumAge: 0 },
    { enableHighAccuracy: false, timeout: 15_000, maximumAge: 60_000 },
  ])
  expect(PROMPT_STEP).toMatchObject({ timeout: 15_000, maximumAge: 60_000 })
})
