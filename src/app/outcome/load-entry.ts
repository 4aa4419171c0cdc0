import { type Chart, loadChart } from '#catalog/charts.ts'
import { type Analysis, loadAnalysis } from '#catalog/index.ts'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'

/** The entry of a record: its analysis or its chart; undefined if a newer version of the program made the record. */
export function loadEntry({
  kind,
  type,
  source,
}: Pick<AnalysisRecord, 'kind' | 'type' | 'source'>): Promise<Analysis | Chart | undefined> {
  return kind === 'chart' && source === undefined ? loadChart(type) : loadAnalysis(type)
}
