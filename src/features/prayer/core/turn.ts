/** An angle in degrees within one turn: 0 ≤ angle < 360. */
export const turn = (degrees: number) => degrees - 360 * Math.floor(degrees / 360)
