import { dayText, weeksAndDays } from '../../kit/tool/calendar-day.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    lmp: (value) => (typeof value === 'string' ? { basis: 'period', date: value } : undefined),
    cycle: { input: 'cycle', unit: 'd' },
    today: { input: 'today' },
  },
  outputs: {
    EDD: ({ outputs }) => dayText(outputs.delivery?.rounded ?? Number.NaN),
    GA: ({ outputs }) => weeksAndDays(outputs.age?.rounded ?? Number.NaN),
  },
  examples: [{ inputs: { lmp: '2025-01-01', today: '2025-05-20' }, outputs: { EDD: '2025-10-08', GA: '19+6' } }],
})
