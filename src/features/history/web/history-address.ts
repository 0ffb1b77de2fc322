/** The address of all events, stored for offline use. */
export const HISTORY = '/content/history/events.json'

/** The page of history; events have their addresses below it. */
export const HISTORY_PATH = '/islamic-history'
