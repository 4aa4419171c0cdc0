import { loadChart } from '#catalog/charts.ts'
import { loadAnalysis } from '#catalog/index.ts'
import { initialOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { createAnalysis, createQuestion } from '../data/datasets/analyses.ts'
import { chartOptions } from './chart-options.ts'

/** Creates an analysis with its initial options, changed by `options`. Undefined without such an entry. */
export async function newAnalysis(
  dataset: string,
  type: string,
  title: string,
  options: StoredOptions = {},
): Promise<string | undefined> {
  const analysis = await loadAnalysis(type)
  return analysis && createAnalysis(dataset, type, title, { ...initialOptions(analysis.definition), ...options })
}

/** Creates a chart with its initial options, or with these. Undefined without such an entry. */
export async function newChart(
  dataset: string,
  type: string,
  title: string,
  options?: StoredOptions,
): Promise<string | undefined> {
  const chart = await loadChart(type)
  if (!chart) return undefined
  const { definition } = chart
  const asked = { kind: 'chart', type, version: definition.version, title, asks: chartOptions(definition) } as const
  return createQuestion(dataset, { ...asked, options: options ?? initialOptions(definition) })
}
