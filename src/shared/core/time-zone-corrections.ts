/** Clocks that a law fixed: hours east of UTC, from when, and until when if that is known. */
export interface TimeZoneCorrection {
  readonly hours: number
  readonly since: string
  readonly until?: string
}

/**
 * Changes by laws of 2026, from edition 2026f of the IANA tz database. Platforms have older editions: Node
 * 20.20 that of December 2025, Node 24.21 that of September 2026.
 */
export const timeZoneCorrections: Readonly<Record<string, TimeZoneCorrection>> = {
  'Africa/Casablanca': { hours: 0, since: '2026-09-20T01:00Z' },
  'Africa/El_Aaiun': { hours: 0, since: '2026-09-20T01:00Z' },
  'America/Edmonton': { hours: -6, since: '2026-11-01T08:00Z' },
  'America/Havana': { hours: -4, since: '2026-11-01T05:00Z', until: '2027-11-07T05:00Z' },
  'America/Inuvik': { hours: -6, since: '2026-11-01T08:00Z' },
  'America/Vancouver': { hours: -7, since: '2026-11-01T09:00Z' },
  'America/Winnipeg': { hours: -5, since: '2026-11-01T07:00Z' },
}
