export { countryName } from './country-name.ts'
export { foldPlaceName } from './fold-place-name.ts'
export { GEOLOCATION_STEPS, type GeolocationStep, PROMPT_STEP } from './geolocation-steps.ts'
export { isKochiMetro } from './kochi.ts'
export {
  BLOCKED_MESSAGE,
  type GeolocationProblem,
  geolocationProblem,
  type PromptMessage,
  promptMessage,
} from './location-messages.ts'
export { MAKKAH, type Place, type PlaceSource } from './place.ts'
export { coordinatesName, type PlaceName, placeName } from './place-name.ts'
export { type MajorCities, type MajorCity, searchMajorCities } from './search-major-cities.ts'
