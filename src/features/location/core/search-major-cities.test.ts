import { expect, test } from 'vitest'
import { type MajorCities, searchMajorCities } from './search-major-cities.ts'

/** Sorted by population. */
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

test('returns cities in the form of the API', () => {
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

test('finds cities by the beginning of their name, the biggest first', () => {
  expect(names('new')).toEqual(['New York', 'Newark', 'New'])
})

test('finds a city by other names and scripts', () => {
  expect(names('MECCA')).toEqual(['Makkah'])
  expect(names('مكّة')).toEqual(['Makkah'])
  expect(names('لند')).toEqual(['London'])
})

test('finds a city by its name in the language of the page', () => {
  const malayalam = (name: string) => (name === 'London' ? 'ലണ്ടൻ' : name)
  expect(searchMajorCities(list, 'ലണ്ട', 10, malayalam).map(({ name }) => name)).toEqual(['London'])
  expect(names('ലണ്ട')).toEqual([])
})

test('finds a word inside a name after whole names', () => {
  expect(names('york')).toEqual(['York', 'New York'])
})

test('always includes a city of exactly that name', () => {
  expect(names('new', 2)).toEqual(['New York', 'New'])
})

test('finds nothing for too short a text or only signs', () => {
  expect(names('n')).toEqual([])
  expect(names(' -- ')).toEqual([])
  expect(names('zzz')).toEqual([])
})
