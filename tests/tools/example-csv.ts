import type { ExampleData } from '#catalog/kit/example.ts'

/** An example as the CSV file that a script reads: UTF-8, a header of names, missing values empty. */
export function exampleCsv(data: ExampleData): string {
  const rows = data.columns[0]?.values.length ?? 0
  const lines = [data.columns.map(({ name }) => quoted(name)).join(',')]
  for (let i = 0; i < rows; i++) lines.push(data.columns.map(({ values }) => cell(values[i] ?? null)).join(','))
  return `${lines.join('\n')}\n`
}

function cell(value: number | string | null): string {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : quoted(value)
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
