const ONE_HADITH =
  /^\/api\/(?:hadiths\/(?!(?:count|daily)$)[a-z0-9-]+|hadith-collections\/[a-z0-9-]+\/hadiths\/[a-z0-9-]+)$/

/** Whether a path is the call for one hadith. */
export const isOneHadith = (path: string): boolean => ONE_HADITH.test(path)
