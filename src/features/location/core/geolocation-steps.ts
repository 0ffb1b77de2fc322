/** One request to the device, in the terms of the browser's `PositionOptions`; times in milliseconds. */
export interface GeolocationStep {
  readonly enableHighAccuracy: boolean
  readonly timeout: number
  /** The maximum age of a cached position. */
  readonly maximumAge: number
}

/** The steps to find a position, in order: a precise fresh one, then any available one (specification, section 9). */
export const GEOLOCATION_STEPS: readonly [GeolocationStep, GeolocationStep] = [
  { enableHighAccuracy: true, timeout: 25_000, maximumAge: 0 },
  { enableHighAccuracy: false, timeout: 15_000, maximumAge: 60_000 },
]

/** The request of the permission prompt (specification, section 9). */
export const PROMPT_STEP: GeolocationStep = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 }
