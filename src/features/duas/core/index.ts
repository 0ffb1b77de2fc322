export {
  ADHKAR_CLOCK,
  type AdhkarMoment,
  type AdhkarPhase,
  type AdhkarTime,
  adhkarMoment,
  adhkarMomentByClock,
  adhkarTimes,
} from './adhkar-moment.ts'
export {
  type Dua,
  type DuaCategory,
  type DuaTheme,
  duaCategories,
  duaThemes,
  type ReadableDua,
} from './dua.ts'
export { searchDuas } from './search-duas.ts'
