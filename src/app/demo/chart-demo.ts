import { chartDemos } from '#catalog/charts.ts'
import { type ExampleColumn, type ExampleData, exampleFrame } from '#catalog/kit/example.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Language, Words } from '#catalog/kit/words.ts'
import type { PlotDemo } from '#contract/calls/plot-record.ts'
import { type ExampleFormat, exampleFile } from '#formats/example-file.ts'
import { chineseWords } from './chinese-words.ts'
import { englishOptions, englishWords } from './english-words.ts'
import { lungWords } from './lung-words.ts'

/** The demo data of a chart, and the question that they answer. */
export interface ChartDemo {
  readonly title: Words
  readonly data: ExampleData
  readonly options: StoredOptions
}

/**
 * Fetches the demo data of a chart, a file of its own. Its variables and levels have labels in the reader's language; the values are the same.
 * Undefined if there is no such chart.
 */
export async function loadChartDemo(chart: string, language: Language): Promise<ChartDemo | undefined> {
  const address = (await chartDemos())[chart]
  if (address === undefined) return undefined
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`)
  const demo = (await reply.json()) as PlotDemo
  const options = language === 'en' ? englishOptions[demo.data_id] : undefined
  return {
    title: { en: demo.example_name_en, zh: demo.example_name },
    data: {
      id: demo.data_id,
      title: { en: demo.name_en, zh: demo.name },
      source: { en: demo.source_en, zh: demo.source },
      columns: demo.columns.map((column) => labelled(exampleColumn(column), demo.data_id, language)),
    },
    options: options === undefined ? demo.options : inWords(demo.options, options),
  }
}

/** A variable of demo data with labels in a language; levels without a label of their own get one if their text is in the other language. */
export function labelled(column: ExampleColumn, data: string, language: Language): ExampleColumn {
  if (data === 'lung') return language === 'zh' ? { ...column, ...lungWords[column.name] } : column
  const words = { en: englishWords, zh: chineseWords }[language][data]
  if (words === undefined) return column
  const { label = column.name, valueLabels } = column
  const written: readonly ValueLabel[] =
    valueLabels ??
    [...new Set<string | number | null>(column.values)].flatMap((value) =>
      typeof value === 'string' && Object.hasOwn(words, value) ? [{ value, label: value }] : [],
    )
  const levels = written.map((level) => ({ ...level, label: words[level.label] ?? level.label }))
  const own = words[label] ?? column.label
  return { ...column, ...(own !== undefined && { label: own }), ...(levels.length > 0 && { valueLabels: levels }) }
}

/** Options whose texts are those of the other language. */
function inWords(options: StoredOptions, words: Readonly<Record<string, string>>): StoredOptions {
  const written = Object.entries(options).map(([name, value]) => [
    name,
    typeof value === 'string' ? (words[value] ?? value) : value,
  ])
  return Object.fromEntries(written) as StoredOptions
}

type ValueLabel = NonNullable<ExampleColumn['valueLabels']>[number]

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
