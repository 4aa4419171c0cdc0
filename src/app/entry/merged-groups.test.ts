import { expect, test } from 'vitest'
import { withApart, withName, withTick } from './merged-groups.ts'

const cluster = ['male', 'Male', 'MALE']

test('a tick makes a group of the most frequent text, the next ones join it, and without ticks it is gone', () => {
  const one = withTick([], cluster, 'Male')
  expect(one).toEqual([{ to: 'male', values: ['Male'] }])
  const two = withTick(one, cluster, 'MALE')
  expect(two).toEqual([{ to: 'male', values: ['Male', 'MALE'] }])
  expect(withTick(withTick(two, cluster, 'Male'), cluster, 'MALE')).toEqual([])
  expect(withTick([], cluster, 'male')).toEqual([{ to: 'Male', values: ['male'] }])
})

test('under another name the former text is merged too, unless it was only a name', () => {
  const groups = withTick([], cluster, 'Male')
  const occurs = (text: string) => cluster.includes(text)
  const man = withName(groups, groups[0] ?? { to: '', values: [] }, 'man', occurs)
  expect(man).toEqual([{ to: 'man', values: ['male', 'Male'] }])
  expect(withName(man, man[0] ?? { to: '', values: [] }, 'men', occurs)).toEqual([
    { to: 'men', values: ['male', 'Male'] },
  ])
  expect(withName(man, man[0] ?? { to: '', values: [] }, 'male', occurs)).toEqual([{ to: 'male', values: ['Male'] }])
})

test('what was offered and not ticked stays apart', () => {
  const groups = withTick([], cluster, 'Male')
  expect(withApart({ apart: ['x', 'Male'] }, groups, cluster)).toEqual({ groups, apart: ['x', 'MALE'] })
})
