import type { Page } from '@playwright/test'

/** The records of a person after ten years of using everything, as text for the results. */
export const TEN_YEARS =
  '18,000 bookmarks and 2,000 notes; of 3,650 days the five prayers, four dhikrs and a goal’s count; 5,000 sessions of reading in ten plans; five goals'

/**
 * Saves {@link TEN_YEARS}, or a share of them, up to today on this page's device. Every fortieth day is
 * skipped to limit streaks. The function is passed as text, because the bench is compiled without DOM types.
 */
export const saveTenYears = (page: Page, share = 1): Promise<unknown> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const DAYS = ${Math.round(3650 * share)}
    const SESSIONS = ${Math.round(5000 * share)}
    const THINGS = ${Math.round(20_000 * share)}
    const AYAHS = 6236
    const today = Math.floor((Date.now() - new Date().getTimezoneOffset() * 60000) / 86400000)
    const dayOf = (ago) => new Date((today - ago) * 86400000).toISOString().slice(0, 10)
    const open = indexedDB.open('rafiq')
    open.onerror = () => reject(open.error)
    open.onsuccess = () => {
      const change = open.result.transaction('records', 'readwrite')
      const records = change.objectStore('records')
      let stamps = 0
      const keep = (kind, id, value) => {
        const at = (stamps++).toString(36).padStart(10, '0') + '-0000-seededseededseed'
        records.put({ type: kind, id, value, at })
      }
      for (let each = 0; each < THINGS; each += 1) {
        const when = new Date(Date.UTC(2016, 0, 1) + each * 240 * 60000).toISOString()
        if (each % 10 === 0) {
          keep('note', 'note-' + each, { text: 'Note ' + each + ' about patience and ease', writtenAt: when, changedAt: when })
        } else {
          keep('bookmark', each <= 286 ? 'verse/2:' + each : 'mosque/' + each, { savedAt: when, title: 'Mosque ' + each })
        }
      }
      for (let ago = 0; ago < DAYS; ago += 1) {
        if (ago % 40 === 39) continue
        const day = dayOf(ago)
        for (const prayer of ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha']) {
          const state = prayer === 'fajr' && ago % 13 === 12 ? 'missed' : prayer === 'asr' && ago % 7 === 6 ? 'late' : 'onTime'
          keep('prayer-log', day + '/' + prayer, { state })
        }
        for (const preset of ['after-prayer', 'istighfar', 'salawat', 'tahlil']) {
          keep('dhikr-count', day + '/' + preset + '@seededseededseed', 33 + (ago % 5) * 33)
        }
        keep('goal-count', day + '/giving@seededseededseed', 1)
      }
      for (let plan = 0; plan < 10; plan += 1) {
        const day = dayOf(DAYS - 1 - Math.floor((plan * DAYS) / 10))
        const at = day + 'T00:00:00.000Z'
        keep('reading-plan', 'plan-' + plan, {
          createdAt: at, updatedAt: at, aim: 'quran', range: { first: 1, last: AYAHS }, startedOn: day,
          schedule: { from: day, pace: { kind: 'days', days: 365 } },
        })
      }
      for (let session = 0; session < SESSIONS; session += 1) {
        const ago = DAYS - 1 - Math.floor((session * DAYS) / SESSIONS)
        const at = dayOf(ago) + 'T06:' + String(session % 60).padStart(2, '0') + ':00.000Z'
        const plan = Math.floor(session / (SESSIONS / 10))
        // The last plan is under way.
        const whole = (SESSIONS / 10) * (plan === 9 ? 1.1 : 1)
        const place = session % (SESSIONS / 10)
        const first = 1 + Math.floor((place / whole) * AYAHS)
        const last = Math.floor(((place + 1) / whole) * AYAHS)
        keep('reading-session', 'session-' + ((session * 7919) % SESSIONS), {
          createdAt: at, updatedAt: at, planId: 'plan-' + plan, day: dayOf(ago), startedAt: at, seconds: 900, range: { first, last },
        })
      }
      const goals = [
        ['pages', 2, 'day'], ['dhikr', 100, 'day'], ['prayers', 5, 'day'], ['minutes', 60, 'week'], ['charity', 1, 'day'],
      ]
      goals.forEach(([measure, target, period], order) => {
        keep('goal', measure === 'charity' ? 'giving' : measure, { measure, target, period, from: dayOf(DAYS - 1), order })
      })
      change.onabort = () => reject(change.error)
      change.oncomplete = () => {
        open.result.close()
        resolve()
      }
    }
  })`)
