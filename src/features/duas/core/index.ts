export {
  type Dua,
  type DuaCategory,
  type DuaTheme,
  duaCategories,
  duaThemes,
  type ReadableDua,
} from './dua.ts'
export { searchDuas } from './search-duas.ts'
