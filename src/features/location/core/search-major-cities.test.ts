import { expect, test } from 'vitest'
import { type MajorCities, searchMajorCities } from './search-major-cities.ts'

/** Biggest first. */
const list: MajorCities = {
  zones: ['America/New_York', 'Asia/Riyadh', 'Europe/London'],
  cities: [
    [1, 'New York', 'US', 4071, -7401, 0, 'new york city|nyc'],
    [2, 'London', 'GB', 5151, -13, 2, 'londres|لندن'],
    [3, 'Makkah', 'SA', 2143, 3983, 1, 'mecca|مكه|مكه المكرمه'],
    [4, 'Newark', 'US', 4074, -7417, 0],
    [5, 'York', 'GB', 5396, -108, 2],
    [6, 'New', 'US', 4000, -7000, 0],
  ],
}
const names = (typed: string, limit?: number) => searchMajorCities(list, typed, limit).map(({ name }) => name)

test('a city comes in the form of the API', () => {
  expect(searchMajorCities(list, 'makkah')).toEqual([
    {
      id: 3,
      name: 'Makkah',
      country: 'SA',
      countryName: 'Saudi Arabia',
      latitude: 21.43,
      longitude: 39.83,
      timeZone: 'Asia/Riyadh',
    },
  ])
})

test('beginnings of names are found, biggest first', () => {
  expect(names('new')).toEqual(['New York', 'Newark', 'New'])
})

test('other names and scripts find a city too', () => {
  expect(names('MECCA')).toEqual(['Makkah'])
  expect(names('مكّة')).toEqual(['Makkah'])
  expect(names('لند')).toEqual(['London'])
})

test('a word inside a name is found after whole names', () => {
  expect(names('york')).toEqual(['York', 'New York'])
})

test('a city of exactly that name keeps its seat', () => {
  expect(names('new', 2)).toEqual(['New York', 'New'])
})

test('nothing is found for too little or for signs alone', () => {
  expect(names('n')).toEqual([])
  expect(names(' -- ')).toEqual([])
  expect(names('zzz')).toEqual([])
})
