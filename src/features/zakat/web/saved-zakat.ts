import { records } from '#shared/web/user-data/records.ts'
import { zakatDraftRecords, zakatRecords, zakatYearRecords } from '../core/zakat.records.ts'

export const savedCalculations = records(zakatRecords)

/** One record, with the id {@link DRAFT}. */
export const zakatDraft = records(zakatDraftRecords)
export const DRAFT = 'current'

/** One record, with the id {@link YEAR}. */
export const zakatYear = records(zakatYearRecords)
export const YEAR = 'start'
