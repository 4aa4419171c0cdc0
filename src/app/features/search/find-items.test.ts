import { expect, test } from 'vitest'
import { type Group, ownTextsOf, type SearchItem, textsOf } from '../../search/search-item.ts'
import { findItems } from './find-items.ts'

const item = (group: Group, title: string, texts = textsOf([title])): SearchItem => ({
  group,
  id: title,
  title,
  texts,
  go: () => {},
})
const items = [
  item('project', '肺癌随访', ownTextsOf('肺癌随访')),
  item('dataset', 'Lung study', ownTextsOf('Lung study')),
  item('analysis', 'Cox regression', textsOf(['Cox regression', 'Cox回归'], ['shengcun', 'sc', 'COXREG'])),
  item('result', 'Cox: age and sex', ownTextsOf('Cox: age and sex')),
  item('page', 'Storage and sync', textsOf(['Storage and sync'], ['cunchu', 'cc'])),
]
const found = (search: string) =>
  findItems(items, search).map(({ group, items: of }) => [group, ...of.map(({ title }) => title)])

test('projects, results and pages are listed before anything is typed', () => {
  expect(found(' ')).toEqual([
    ['project', '肺癌随访'],
    ['result', 'Cox: age and sex'],
    ['page', 'Storage and sync'],
  ])
})

test.each([
  ['肺癌', 'project'],
  ['fasf', 'project'],
  ['LUNG', 'dataset'],
  ['study lung', 'dataset'],
  ['coxreg', 'analysis'],
  ['回归', 'analysis'],
  ['cunchu', 'page'],
])('%s finds its %s', (search, group) => {
  expect(found(search)[0]?.[0]).toBe(group)
})

test('groups of equal rank come in a fixed order; what does not match is not listed', () => {
  expect(found('cox')).toEqual([
    ['result', 'Cox: age and sex'],
    ['analysis', 'Cox regression'],
  ])
  expect(found('nowhere')).toEqual([])
})

test('a group lists at most six, the best first', () => {
  const many = Array.from({ length: 9 }, (_, i) =>
    item('variable', `level ${i}`, ownTextsOf(i === 8 ? 'age' : `stage ${i}`)),
  )
  const [group] = findItems(many, 'age')
  expect(group?.items.map(({ id }) => id)).toEqual(['level 8', 'level 0', 'level 1', 'level 2', 'level 3', 'level 4'])
})
