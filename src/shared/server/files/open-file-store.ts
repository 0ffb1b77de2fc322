import type { Settings } from '../settings.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

/** The store of this server: the bucket of `FILES_S3_URL`, or the folder `files` in `DATA_DIR`. */
export const openFileStore = (settings: Settings): FileStore =>
  s3Store(settings) ?? folderStore(settings.DATA_DIR)
