import { deleteRecords } from '#shared/web/user-data/user-records.ts'

/** Deletes everything that Rafiq stores on this device: records, values, files and the app itself. */
export async function deleteDeviceData(): Promise<void> {
  await deleteRecords().catch(() => undefined)
  const databases = (await indexedDB.databases?.().catch(() => [])) ?? []
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name)
  // Missing without https.
  const names = 'caches' in window ? await caches.keys().catch(() => []) : []
  await Promise.all(names.map((name) => caches.delete(name)))
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // The browser allows no storage.
  }
}
