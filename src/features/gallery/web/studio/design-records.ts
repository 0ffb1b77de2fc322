import { records } from '#shared/web/user-data/records.ts'
import { savedDesignRecords } from '../../core/gallery.records.ts'

/** The pictures that the person made and saved. */
export const savedDesigns = records(savedDesignRecords)
