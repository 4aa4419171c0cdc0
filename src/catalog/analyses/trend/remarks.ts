import { columnById, type Frame } from '#engine/frame/frame.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { type Check, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { ScoredTable } from './read-trend.ts'
import type { TrendTable } from './tested.ts'

type Options = OptionsOf<typeof definition>

export function testNotes({ alternative }: Options): readonly Notice[] {
  const sided = alternative === 'two-sided' ? [] : [notice(definition, 'one-sided')]
  return [...sided, notice(definition, 'linear-note')]
}

export function linearityChecks(tested: readonly TrendTable[]): readonly Check[] {
  return tested.map(({ variable, departure: { pValue } }) => {
    const result = Number.isNaN(pValue) ? 'unknown' : pValue >= 0.05 ? 'met' : 'violated'
    return {
      code: `linearity-${result}`,
      result,
      params: { variable: { variable }, p: { p: numeric(pValue) } },
      where: { variable },
    }
  })
}

export function noticesOf([table]: readonly ScoredTable[], { group }: Options, frame: Frame): readonly Notice[] {
  const isNominal = columnById(frame, group)?.measure === 'nominal' && (table?.groups.length ?? 0) > 2
  return [
    ...(table === undefined ? [] : [notice(definition, 'scores-note', { groups: table.groups })]),
    ...(isNominal ? [warning(definition, 'group-nominal', { variable: { variable: group } })] : []),
  ]
}
