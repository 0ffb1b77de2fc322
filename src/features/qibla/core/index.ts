export {
  bearing,
  type CompassPoint,
  compassPointOf,
  compassPoints,
  KAABA,
  KAABA_ANTIPODE,
  type Qibla,
  type QiblaDirection,
  type QiblaUndefined,
  qibla,
} from './qibla.ts'
export { type QiblaAnswer, qiblaAnswer } from './qibla-answer.ts'
