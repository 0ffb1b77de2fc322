import type { Page } from '@playwright/test'
import { seedRecords } from '../records.ts'

const NAME = 'Verses that I read to my children before they sleep'

/**
 * Saves data for every page on the device, with long names and addresses without line break opportunities.
 */
export async function saveLongData(page: Page): Promise<void> {
  const at = '2026-06-01T06:00:00.000Z'
  const day = new Date().toLocaleDateString('sv')
  await seedRecords(page, {
    collection: { long: { name: NAME, createdAt: at, colour: 'rose' } },
    bookmark: {
      'verse/2:255': { savedAt: at, collections: ['long'] },
      'mosque/m1': { savedAt: at, title: 'Süleymaniye Mosque', detail: 'Prof. Sıddık Sami Onar Caddesi' },
    },
    highlight: { 'verse/94:5': { colour: 'gold', markedAt: at } },
    note: { long: { text: `https://example.org/${'long'.repeat(20)}`, writtenAt: at, changedAt: at } },
    'note-version': { [`long/${at}`]: { text: 'A word before' } },
    'dhikr-preset': {
      own: {
        name: NAME,
        place: 0,
        steps: [
          { words: 'Ya Latif', target: 129 },
          { phrase: 'tahlil', target: 33 },
        ],
      },
    },
    'dhikr-count': { [`${day}/own@seededseededseed`]: 12_345 },
    goal: {
      prayers: { measure: 'prayers', target: 5, period: 'day', from: '2026-06-01', order: 0 },
      pages: {
        measure: 'pages',
        target: 604,
        period: 'date',
        from: '2026-06-01',
        by: '2036-06-01',
        title: NAME,
        order: 1,
      },
    },
    'prayer-log': { [`${day}/fajr`]: { state: 'missed' } },
    'zakat-draft': {
      current: {
        currency: 'PKR',
        basis: 'silver',
        silverPrice: 8000,
        goldPrice: 400_000_000,
        amounts: { cash: 9_999_999_999_999, business: 123_456_789, jewellery: 5_000_000 },
        pieces: [{ metal: 'gold', milligrams: 11_664, purity: 22, worn: false }],
        debts: 1_000_000,
        countsJewellery: true,
        subtractsDebts: true,
        sharesPercent: 25,
        harvest: 999_999_999,
        watering: 'both',
        herds: { camels: 999_999, cattle: 120, sheep: 39 },
      },
    },
    'zakat-year': { start: { start: '2026-02-18' } },
    'zakat-calculation': {
      saved: {
        currency: 'PKR',
        basis: 'silver',
        silverPrice: 8000,
        amounts: { cash: 9_999_999_999_999 },
        pieces: [],
        debts: 0,
        countsJewellery: false,
        subtractsDebts: true,
        sharesPercent: 25,
        harvest: 1_234_567,
        watering: 'irrigation',
        herds: { camels: 130 },
        calculatedOn: '2025-11-23',
      },
    },
    'reading-plan': {
      plan: {
        createdAt: at,
        updatedAt: at,
        aim: 'quran',
        range: { first: 1, last: 6236 },
        startedOn: '2026-06-01',
        schedule: { from: '2026-06-01', pace: { kind: 'days', days: 365 } },
      },
    },
    'reading-session': {
      first: {
        createdAt: at,
        updatedAt: at,
        planId: 'plan',
        day: '2026-06-01',
        startedAt: at,
        seconds: 900,
        range: { first: 1, last: 700 },
      },
    },
  })
}
