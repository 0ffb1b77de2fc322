export { halfOfDay } from './reminder.ts'
