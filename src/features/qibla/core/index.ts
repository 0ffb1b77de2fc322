export type { CompassPoint } from './qibla.ts'
export { type QiblaAnswer, qiblaAnswer } from './qibla-answer.ts'
