/** The address of the list of duas, stored for offline use. */
export const DUAS = '/content/duas/duas.json'
