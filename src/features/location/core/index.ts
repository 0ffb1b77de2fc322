export { foldPlaceName } from './fold-place-name.ts'
export { GEOLOCATION_STEPS, PROMPT_STEP } from './geolocation-steps.ts'
export {
  BLOCKED_MESSAGE,
  type GeolocationProblem,
  geolocationProblem,
  promptMessage,
} from './location-messages.ts'
export { MAKKAH, type Place } from './place.ts'
export { coordinatesName, isCoordinatesName } from './place-name.ts'
export { type MajorCities, type MajorCity, searchMajorCities } from './search-major-cities.ts'
