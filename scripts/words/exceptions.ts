/** Documents that are still to be rewritten in plain English. */
export const notYetRewritten: readonly string[] = [
  'docs/decisions/2026-11-21-checks.md',
  'docs/decisions/2026-11-21-goals-and-prayer-log.md',
  'docs/decisions/2026-11-21-prayer-times.md',
  'src/features/bookmarks/README.md',
  'src/features/goals/README.md',
  'src/features/prayer-log/README.md',
  'src/features/prayer/README.md',
  'src/features/quran/README.md',
  'src/features/reading/README.md',
]
