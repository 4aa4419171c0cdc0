import { createHash } from 'node:crypto'
import { type Example, type ExampleColumn, exampleFrame } from '#catalog/kit/example.ts'
import type { ChartDemo } from '#contract/chart-catalogue.ts'
import { firstTypeOf, secondTypeOf } from '#contract/column-types.ts'
import { type ExampleFormat, exampleFile } from '#formats/example-file.ts'
import { load } from './entries.ts'

/** The first example of a chart that has a result. */
export async function demoExample(id: string): Promise<Example> {
  const { examples } = await load('charts', id, 'examples')
  const example = examples.find(({ expect, conventions }) => expect === 'done' && conventions === undefined)
  if (!example) throw new Error(`${id} has no example with a result and the usual conventions`)
  return example
}

/** The data and the options of the demo of a chart. */
export async function demoOf(id: string): Promise<ChartDemo> {
  const example = await demoExample(id)
  const { data, options, title } = example
  return {
    plot_id: id,
    example: example.id,
    example_name: title.zh,
    example_name_en: title.en,
    data_id: data.id,
    name: data.title.zh,
    name_en: data.title.en,
    source: data.source.zh,
    source_en: data.source.en,
    columns: data.columns.map(demoColumn),
    options: options as ChartDemo['options'],
  }
}

function demoColumn(column: ExampleColumn): ChartDemo['columns'][number] {
  const { id, name, measure, label = '', valueLabels = [], missingCodes = [], missingRanges = [], values } = column
  const known: readonly (number | string)[] = values.filter((value) => value !== null)
  // a column without values is read as text, as from a file
  const isText = known.every((value) => typeof value === 'string')
  const type = column.type ?? (isText ? 'text' : 'number')
  const isWhole = type === 'number' ? known.every((value) => Number.isInteger(value)) : undefined
  return {
    id,
    name,
    label,
    measure,
    first_type: firstTypeOf(measure),
    second_type: secondTypeOf(measure, { categories: new Set(known).size, isWhole }),
    type,
    value_labels: [...valueLabels],
    missing_codes: [...missingCodes],
    missing_ranges: missingRanges.map(([low, high]) => [low, high]),
    values: [...values],
  }
}

/** Where the demo data of a chart are in a build, and their text. The name changes with the text, as those of scripts do. */
export async function demoText(id: string): Promise<{ readonly file: string; readonly text: string }> {
  const text = JSON.stringify(await demoOf(id))
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  return { file: `assets/charts.demo.${id}-${hash}.json`, text }
}

/** The demo data of a chart as a file for the reader, in both languages: the server cannot write workbooks. */
export async function demoDownload(id: string, format: ExampleFormat): Promise<Uint8Array<ArrayBuffer>> {
  const { data } = await demoExample(id)
  const about = { name: data.id, source: `${data.source.zh} / ${data.source.en}` }
  return new Uint8Array(await (await exampleFile(exampleFrame(data), about, format)).arrayBuffer())
}
