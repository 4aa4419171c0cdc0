import { expect, test } from 'vitest'
import { displaySettings } from '../present/format.ts'
import { figureTitle } from './figure-title.ts'

const definition = {
  id: 'fixture',
  version: 1,
  options: {},
  sections: [],
  results: { tables: {}, figures: { histogram: { title: { en: 'Histogram', zh: '直方图' } } } },
  messages: {},
  references: [],
  upgrades: {},
} as const

const names = { variable: (id: string) => ({ c1: '收缩压' })[id] ?? id, level: () => '' }

test('a figure of a variable names it, any other has only the title of its kind', () => {
  const zh = { settings: displaySettings('zh'), names }
  const en = { settings: displaySettings('en'), names }
  const one = { id: 'histogram-c1', of: 'histogram', where: { variable: 'c1' }, data: {} }
  expect(figureTitle(definition, one, zh)).toBe('直方图：收缩压')
  expect(figureTitle(definition, one, en)).toBe('Histogram: 收缩压')
  expect(figureTitle(definition, { id: 'histogram', of: 'histogram', data: {} }, en)).toBe('Histogram')
  expect(figureTitle(definition, { id: 'x', of: 'unknown', data: {} }, en)).toBeUndefined()
})
