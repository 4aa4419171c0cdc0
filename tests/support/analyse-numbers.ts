import { readFileSync } from 'node:fs'
import { detachedContext } from '#catalog/detached-context.ts'
import { initialOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Numeric } from '#catalog/kit/outcome/outcome.ts'
import { outcomeValues } from '#catalog/kit/outcome/outcome-values.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { load, loadDefinition } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Frame, Measure } from '#engine/frame/frame.ts'

/**
 * The numbers of an analysis by path, computed from a CSV file with numeric columns only. Options that are not given keep their initial
 * values.
 */
export async function analyseNumbers(
  id: string,
  file: URL,
  options: StoredOptions,
  measures: Readonly<Record<string, Measure>> = {},
): Promise<ReadonlyMap<string, Numeric>> {
  const definition = await loadDefinition(id)
  const frame = readNumbers(file, measures)
  const question = {
    version: definition.version,
    options: { ...initialOptions(definition), ...options },
    frames: [frame],
    dictionary: describeColumns(frame),
  }
  const outcome = await runAnalysis(definition, await load('analyses', id, 'compute'), question, detachedContext)
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcomeValues(definition, outcome)
}

function readNumbers(file: URL, measures: Readonly<Record<string, Measure>>): Frame {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  const rows = lines.map((line) => line.split(',').map(Number))
  return {
    rows: rows.length,
    rowIds: Float64Array.from(rows.keys()),
    columns: head.split(',').map((name, k) => ({
      id: name,
      name,
      label: '',
      valueLabels: [],
      missingCodes: [],
      missingRanges: [],
      measure: measures[name] ?? 'continuous',
      type: 'number',
      values: Float64Array.from(rows, (row) => row[k] ?? Number.NaN),
    })),
  }
}
