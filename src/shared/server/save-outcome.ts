/** What came of keeping something under an id. `taken`: there is another one with this id, and nothing has changed. */
export type SaveOutcome = 'added' | 'replaced' | 'unchanged' | 'taken'
