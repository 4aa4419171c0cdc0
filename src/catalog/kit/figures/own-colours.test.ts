import { expect, test } from 'vitest'
import { ownColours } from './own-colours.ts'

test('colours in the forms in which people have them', () => {
  expect(ownColours('#1F77B4, d62728；#abc rgb(44, 160, 44)、rgb（1 2 3）')).toEqual({
    colours: ['#1f77b4', '#d62728', '#aabbcc', '#2ca02c', '#010203'],
    unread: [],
  })
})

test('what is no colour is returned, and the others stay', () => {
  expect(ownColours('red, #12345, rgb(300, 0, 0), #000')).toEqual({
    colours: ['#000000'],
    unread: ['red', '#12345', 'rgb(300, 0, 0)'],
  })
})

test('nothing typed are no colours', () => {
  expect(ownColours(' ')).toEqual({ colours: [], unread: [] })
})
