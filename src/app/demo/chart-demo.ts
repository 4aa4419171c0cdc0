import { chartDemos } from '#catalog/charts.ts'
import { type ExampleColumn, type ExampleData, exampleFrame } from '#catalog/kit/example.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Words } from '#catalog/kit/words.ts'
import type { PlotDemo } from '#contract/calls/plot-record.ts'
import { type ExampleFormat, exampleFile } from '#formats/example-file.ts'

/** The demo data of a chart, and the question that they answer. */
export interface ChartDemo {
  readonly title: Words
  readonly data: ExampleData
  readonly options: StoredOptions
}

/** Fetches the demo data of a chart, a file of its own. Undefined if there is no such chart. */
export async function loadChartDemo(chart: string): Promise<ChartDemo | undefined> {
  const address = (await chartDemos())[chart]
  if (address === undefined) return undefined
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`)
  const demo = (await reply.json()) as PlotDemo
  return {
    title: { en: demo.example_name_en, zh: demo.example_name },
    data: {
      id: demo.data_id,
      title: { en: demo.name_en, zh: demo.name },
      source: { en: demo.source_en, zh: demo.source },
      columns: demo.columns.map(exampleColumn),
    },
    options: demo.options,
  }
}

function exampleColumn(column: PlotDemo['columns'][number]): ExampleColumn {
  const { id, name, label, measure, type, value_labels, missing_codes, missing_ranges, values } = column
  return {
    id,
    name,
    measure,
    ...(label !== '' && { label }),
    ...(value_labels.length > 0 && { valueLabels: value_labels }),
    ...(missing_codes.length > 0 && { missingCodes: missing_codes }),
    ...(missing_ranges.length > 0 && { missingRanges: missing_ranges }),
    ...((type === 'date' || type === 'datetime') && { type }),
    values: values as ExampleColumn['values'],
  }
}

/** The demo data as a file with a list of their variables and their source. */
export async function demoFile({ data }: ChartDemo, source: string, format: ExampleFormat): Promise<Blob> {
  return exampleFile(exampleFrame(data), { name: data.id, source }, format)
}
