import { defineBusy } from '../../kit/workload.ts'

export const busy = defineBusy([
  { options: { raters: ['half', 'quarter', 'dozen', 'grade'] }, expect: 'done' },
  { options: { raters: ['quarter', 'number'] }, expect: { rejected: 'too-many-levels' } },
])
