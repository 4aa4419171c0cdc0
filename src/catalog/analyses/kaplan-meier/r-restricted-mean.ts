import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo, type LevelValue } from '../../kit/data-dictionary.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export function rRestrictedMeanCaptures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { rmst, group, reference } = options
  if (!rmst) return {}
  const levels: readonly (LevelValue | null)[] = group === null ? [null] : (columnInfo(data, group)?.levels ?? [])
  const compared = Math.max(0, levels.indexOf(reference))
  const found: Record<string, string> = {}
  for (const [g, value] of levels.entries()) {
    const key = value === null ? '-' : `${group}=${String(value)}`
    const of = (column: number) => `rmst[${g + 1}, ${column}]`
    found[`rmst/${key}/mean`] = of(1)
    found[`rmst/${key}/se`] = of(2)
    found[`rmst/${key}/interval.lower`] = `${of(1)} - z * ${of(2)}`
    found[`rmst/${key}/interval.upper`] = `${of(1)} + z * ${of(2)}`
    if (value === null || g === compared) continue
    for (const measure of ['difference', 'ratio'])
      for (const [k, column] of ['estimate', 'interval.lower', 'interval.upper', 'p'].entries())
        found[`rmstContrasts/${key}/${measure}/${column}`] = `contrast(${g + 1})["${measure}", ${k + 1}]`
  }
  return found
}
