import type { CommonOptions } from './common-options.ts'
import { columnInfo, type DataDictionary } from './data-dictionary.ts'
import type { RScriptModule, ScriptData } from './r-script.ts'
import type { AnalysisPart } from './step.ts'

/** The R program of an analysis with its common options: weighted, and once for each part where it is split. */
export function analysisScript(
  rScript: RScriptModule['rScript'],
  options: Readonly<Record<string, unknown>>,
  data: ScriptData,
): string {
  return partsOf(options, data)
    .map((part) => rScript.script(options, part))
    .join('\n\n')
}

/** The same as part of a longer program, with what it can save. */
export function analysisParts(
  rScript: RScriptModule['rScript'],
  options: Readonly<Record<string, unknown>>,
  data: DataDictionary,
): readonly AnalysisPart[] {
  return partsOf(options, { ...data, file: '', inMemory: true }).map((part) => ({
    lines: rScript.script(options, part).trimEnd().split('\n'),
    saved: rScript.saved?.(options, part) ?? {},
  }))
}

/** What the script of each part is told of the data. */
function partsOf(options: Readonly<Record<string, unknown>>, data: ScriptData): readonly ScriptData[] {
  const { splitBy, weight, weightKind = 'frequency' } = options as Partial<CommonOptions>
  const weighted: ScriptData = !weight
    ? data
    : weightKind === 'frequency'
      ? { ...data, weight }
      : { ...data, ownWeight: { variable: weight, kind: weightKind } }
  if (!splitBy) return [weighted]
  const levels = columnInfo(data, splitBy)?.levels ?? []
  return levels.map((level) => ({ ...weighted, part: { variable: splitBy, level } }))
}
