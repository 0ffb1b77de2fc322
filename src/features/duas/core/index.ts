export {
  type Book,
  books,
  type Dua,
  type DuaCategory,
  type DuaTheme,
  duaCategories,
  duaThemes,
  type Source,
} from './dua.ts'
