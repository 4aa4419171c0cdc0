import { expect, test } from 'vitest'
import { displaySettings } from '../present/format.ts'
import { groupLegend } from './colour-legend.ts'

const names = { variable: () => 'Arm', level: ({ level }: { level: number | string }) => `Arm ${level}` }
const settings = { settings: displaySettings('en'), names, size: {} }
const groups = ['A', 'B'].map((level, k) => ({ group: { variable: 'arm', level }, n: 10 + k }))

test('groups have their sizes in the legend', () => {
  expect(groupLegend(groups, { key: 'line' }, settings)).toEqual({
    legend: {
      place: 'top',
      title: 'Arm',
      items: [
        { label: 'Arm A (n\u00a0=\u00a010)', colour: { series: 0 }, key: 'line' },
        { label: 'Arm B (n\u00a0=\u00a011)', colour: { series: 1 }, key: 'line' },
      ],
    },
  })
})

test('a single group has a legend only beside other panels; without a grouping there is none', () => {
  expect(groupLegend(groups.slice(0, 1), { key: 'line' }, settings)).toEqual({})
  expect(groupLegend(groups.slice(0, 1), { key: 'line' }, { ...settings, joined: true }).legend?.items).toHaveLength(1)
  expect(groupLegend([{ group: null, n: 21 }], { key: 'line' }, { ...settings, joined: true })).toEqual({})
})
