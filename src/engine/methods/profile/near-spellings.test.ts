import { expect, test } from 'vitest'
import { nearSpellings } from './near-spellings.ts'

const texts = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([text, count]) => ({ text, count }))
const found = (counts: Readonly<Record<string, number>>) =>
  nearSpellings(texts(counts)).map((cluster) => cluster.map(({ text }) => text))

test('equal words and few other letters are one cluster, the most frequent text first', () => {
  expect(found({ hypertension: 5, Hypertension: 9, hypertensoin: 1, asthma: 3 })).toEqual([
    ['Hypertension', 'hypertension', 'hypertensoin'],
  ])
})

test('each text is in one cluster, and other numbers or words make none', () => {
  expect(found({ 'grade 1': 4, 'grade 2': 4, male: 3, female: 3 })).toEqual([])
  expect(found({ male: 2, Male: 1, diabetes: 1, diabetis: 3 })).toEqual([
    ['diabetis', 'diabetes'],
    ['male', 'Male'],
  ])
})

test('free text is not compared', () => {
  const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, k) => [`A ${k}`, 1]))
  expect(found({ ...many, 'a 1': 1 })).toEqual([])
  const fewer = Object.fromEntries(Array.from({ length: 1001 }, (_, k) => [`A ${k}`, 2]))
  expect(found({ ...fewer, 'a 1': 1, hypertension: 1, hypertensoin: 1 })).toEqual([['A 1', 'a 1']])
})
