import { type ColumnInfo, columnInfo, type DataDictionary } from '../data-dictionary.ts'
import type { CommonOptions } from '../options/common-options.ts'
import type { LevelRef } from '../outcome/outcome.ts'
import type { AnalysisPart } from '../step.ts'
import type { RScriptModule, ScriptData } from './r-script.ts'

/** The R program of an analysis with its common options: weighted, and once for each part of a split. */
export function analysisScript(
  rScript: RScriptModule['rScript'],
  options: Readonly<Record<string, unknown>>,
  data: ScriptData,
): string {
  return partsOf(rScript, options, data)
    .map((part) => rScript.script(options, part))
    .join('\n\n')
}

/** The variables in the options: the columns that a script reads, whatever the kinds of its options. */
export function scriptColumns(options: unknown, { columns }: DataDictionary): readonly ColumnInfo[] {
  const named = new Set(textsIn(options))
  return columns.filter(({ id }) => named.has(id))
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** A complete program, with the captures of the outcome's numbers by path. */
export interface ScriptRun {
  /** The part of a split analysis that it computes. */
  readonly part?: LevelRef
  readonly script: string
  readonly captures: Readonly<Record<string, string>>
}

/** The programs of an analysis to be run and compared: one, or one for each part of a split. */
export function scriptRuns(
  rScript: RScriptModule['rScript'],
  options: Readonly<Record<string, unknown>>,
  data: ScriptData,
): readonly ScriptRun[] {
  return partsOf(rScript, options, data).map((part) => ({
    ...(part.part === undefined ? {} : { part: part.part }),
    script: rScript.script(options, part),
    captures: rScript.captures(options, part),
  }))
}

/** The programs of an analysis as parts of a longer program, with their savable columns: one, or one for each part of a split. */
export function analysisParts(
  rScript: RScriptModule['rScript'],
  options: Readonly<Record<string, unknown>>,
  data: DataDictionary,
): readonly AnalysisPart[] {
  return partsOf(rScript, options, { ...data, file: '', inMemory: true }).map((part) => ({
    lines: rScript.script(options, part).trimEnd().split('\n'),
    saved: rScript.saved?.(options, part) ?? {},
  }))
}

/** The data with the weight of the script: either the script repeats the rows, or the method uses the weight itself. */
export function weightedData(
  { ownFrequencies }: Pick<RScriptModule['rScript'], 'ownFrequencies'>,
  options: Readonly<Record<string, unknown>>,
  data: ScriptData,
): ScriptData {
  const { weight, weightKind = 'frequency' } = options as Partial<CommonOptions>
  if (!weight) return data
  return weightKind === 'frequency' && ownFrequencies !== true
    ? { ...data, weight }
    : { ...data, ownWeight: { variable: weight, kind: weightKind } }
}

/** The data of each part's script. */
function partsOf(
  rScript: Pick<RScriptModule['rScript'], 'ownFrequencies'>,
  options: Readonly<Record<string, unknown>>,
  data: ScriptData,
): readonly ScriptData[] {
  const { splitBy } = options as Partial<CommonOptions>
  const weighted = weightedData(rScript, options, data)
  if (!splitBy) return [weighted]
  const levels = columnInfo(data, splitBy)?.levels ?? []
  return levels.map((level) => ({ ...weighted, part: { variable: splitBy, level } }))
}
