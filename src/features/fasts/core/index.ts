export { type FastLog, fastedDays } from './fast-entry.ts'
