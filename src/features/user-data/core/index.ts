export { recordTypes } from './record-types.ts'
