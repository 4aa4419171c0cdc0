import { definePlain } from '../../kit/tool/plain-names.ts'

const records = (input: string) => ({ input, unit: '1' })

export const plain = definePlain({
  inputs: {
    databases: records('databases'),
    registers: records('registers'),
    duplicates: records('duplicates'),
    automation: records('automation'),
    other_removed: records('otherRemoved'),
    screened: records('screened'),
    excluded: records('excluded'),
    sought: records('sought'),
    not_retrieved: records('notRetrieved'),
    assessed: records('assessed'),
    reports_excluded: { input: 'reportsExcluded' },
    studies: records('studies'),
    reports: records('reports'),
    other: { input: 'other', of: { true: 'yes', false: 'no' } },
    websites: records('websites'),
    organisations: records('organisations'),
    citations: records('citations'),
    other_sought: records('otherSought'),
    other_not_retrieved: records('otherNotRetrieved'),
    other_assessed: records('otherAssessed'),
    other_excluded: { input: 'otherExcluded' },
  },
  outputs: { identified: 'identified', unaccounted: 'unaccounted' },
  absent: { other: 'no' },
  examples: [
    {
      inputs: {
        databases: 162,
        registers: 0,
        duplicates: 23,
        screened: 139,
        excluded: 25,
        sought: 114,
        not_retrieved: 4,
        assessed: 110,
        reports_excluded: 'abstract content: 88',
        studies: 22,
      },
      outputs: { identified: 162, unaccounted: 0 },
    },
  ],
})
