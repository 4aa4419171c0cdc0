import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = (treatedEvents: number, controlEvents: number) =>
  resultsOf(
    definition,
    Object.fromEntries(
      Object.entries({ treatedEvents, treated: 50, controlEvents, control: 50 }).map(([key, value]) => [
        key,
        { value, unit: '1' },
      ]),
    ),
  )()

test('equal risks have no number needed to treat, and without events there is no relative measure', () => {
  const result = ask(0, 0)
  expect(result).toMatchObject({ outputs: { reduction: 0 } })
  expect(Object.keys('outputs' in result ? result.outputs : {})).not.toContain('needed')
  expect(Object.keys('outputs' in result ? result.outputs : {})).not.toContain('relative')
})

test('more events than persons are refused', () => {
  expect(ask(51, 1)).toEqual(['too-many'])
})
