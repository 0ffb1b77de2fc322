/** The used part of the package, which has no types. */
declare module 'magvar' {
  export const MODEL_EPOCH: number
  export const MODEL_VALID_UNTIL: number
  /** `when` is a decimal year, `altitude` in km; angles in degrees, `h` (horizontal intensity) in nT. */
  export function magneticField(
    latitude: number,
    longitude: number,
    altitude: number,
    when: number,
  ): { readonly declination: number; readonly h: number }
}
