import type { CommonOptions } from './common-options.ts'
import { columnInfo } from './data-dictionary.ts'
import type { RScriptModule, ScriptData } from './r-script.ts'

/** The R program of an analysis with its common options: weighted, and once for each part where it is split. */
export function analysisScript(
  rScript: RScriptModule['rScript'],
  options: Readonly<Record<string, unknown>>,
  data: ScriptData,
): string {
  const { splitBy, weight, weightKind = 'frequency' } = options as Partial<CommonOptions>
  const weighted: ScriptData = !weight
    ? data
    : weightKind === 'frequency'
      ? { ...data, weight }
      : { ...data, ownWeight: { variable: weight, kind: weightKind } }
  if (!splitBy) return rScript.script(options, weighted)
  const levels = columnInfo(data, splitBy)?.levels ?? []
  return levels
    .map((level) => rScript.script(options, { ...weighted, part: { variable: splitBy, level } }))
    .join('\n\n')
}
