import type { ExampleData } from './example.ts'

/** The same rows with a column `w` of case weights, cycling through `cases`. */
export function withCaseWeights(data: ExampleData, cases: readonly (number | null)[], name = 'patients'): ExampleData {
  const rows = data.columns[0]?.values ?? []
  const values = rows.map((_, i) => cases[i % cases.length] ?? null)
  return {
    ...data,
    id: `${data.id}-counted`,
    columns: [...data.columns, { id: 'w', name, measure: 'continuous', values }],
  }
}
