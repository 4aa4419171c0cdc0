import { expect, test } from 'vitest'
import { responsesAmong } from './best-response.ts'

test('best responses by their usual names', () => {
  expect(responsesAmong(['CR', 'PR', 'SD', 'PD', 'NE'])).toEqual({
    objective: ['CR', 'PR'],
    control: ['CR', 'PR', 'SD'],
  })
  expect(responsesAmong(['完全缓解(CR)', '部分缓解', '疾病稳定', '疾病进展']).control).toHaveLength(3)
  expect(responsesAmong(['iPR', 'Stable disease']).objective).toEqual(['iPR'])
  expect(responsesAmong(['yes', 'no'])).toEqual({ objective: [], control: [] })
})
