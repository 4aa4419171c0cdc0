import { expect, test } from 'vitest'
import { displaySettings } from '../present/format.ts'
import { groupedBy } from './figure-words.ts'

const names = { variable: () => 'Arm', level: ({ level }: { level: number | string }) => `arm ${level}` }
const groups = ['A', 'B'].map((level) => ({ variable: 'arm', level }))

test('a description ends with the grouping and its groups, if there is one', () => {
  expect(groupedBy(groups, { settings: displaySettings('en'), names })).toBe(' by Arm (arm A, arm B)')
  expect(groupedBy(groups, { settings: displaySettings('zh'), names })).toBe('，按Arm（arm A、arm B）分组')
  expect(groupedBy([null], { settings: displaySettings('en'), names })).toBe('')
})
