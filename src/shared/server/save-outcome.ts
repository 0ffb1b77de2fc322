/** The outcome of saving under an id. `taken`: the id belongs to other data, and nothing has changed. */
export type SaveOutcome = 'added' | 'replaced' | 'unchanged' | 'taken'
