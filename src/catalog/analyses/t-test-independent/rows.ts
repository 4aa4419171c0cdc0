import type { TwoSampleT } from '#engine/methods/means/two-sample-t.ts'
import { equivalenceCells } from '../../kit/comparison/equivalence-table.ts'
import { rankCell } from '../../kit/comparison/rank-statistic.ts'
import type { RowCells } from '../../kit/outcome/build-table.ts'
import { type IntervalCell, type LevelRef, numeric } from '../../kit/outcome/outcome.ts'
import type { Comparison } from './compare-groups.ts'
import type { definition } from './definition.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

export function groupRows({ variable, groups }: Comparison, refs: readonly LevelRef[]): readonly Row<'groups'>[] {
  return groups.flatMap(({ n, missing, mean, sd, median, p25, p75 }, g) => {
    const ref = refs[g]
    if (ref === undefined) return []
    return {
      cells: {
        variable: { variable },
        group: ref,
        n,
        missing,
        mean: numeric(mean),
        sd: numeric(sd),
        se: numeric(sd / Math.sqrt(n)),
        median: numeric(median),
        p25: numeric(p25),
        p75: numeric(p75),
      },
    }
  })
}

export function testRows({ variable, student, welch, mannWhitney }: Comparison): readonly Row<'tests'>[] {
  const rows: Row<'tests'>[] = []
  if (student !== undefined) rows.push(tRow(variable, 'student', student))
  if (welch !== undefined) rows.push(tRow(variable, 'welch', welch))
  if (mannWhitney !== undefined) {
    const { method, u, z, pValue, shift, interval } = mannWhitney
    rows.push({
      cells: {
        variable: { variable },
        test: { key: 'mann-whitney' },
        difference: numeric(shift),
        interval: intervalCell(interval),
        statistic: method === 'exact' ? { symbol: 'U', value: numeric(u) } : { symbol: 'Z', value: numeric(z) },
        rank: rankCell(mannWhitney, 'U', u),
        df: null,
        p: numeric(pValue),
      },
    })
  }
  return rows
}

function tRow(variable: string, key: 'student' | 'welch', t: TwoSampleT): Row<'tests'> {
  return {
    cells: {
      variable: { variable },
      test: { key },
      difference: numeric(t.estimate),
      interval: intervalCell(t.interval),
      statistic: { symbol: 't', value: numeric(t.statistic) },
      df: numeric(t.df),
      p: numeric(t.pValue),
    },
  }
}

export function equivalenceRows({ variable, equivalence }: Comparison): readonly Row<'equivalence'>[] {
  if (equivalence === undefined) return []
  return equivalenceCells(equivalence).map((cells) => ({ cells: { variable: { variable }, ...cells } }))
}

export function effectRows({ variable, effects }: Comparison): readonly Row<'effects'>[] {
  return effects.map(({ measure, estimate, interval }) => ({
    cells: {
      variable: { variable },
      measure: { key: measure },
      estimate: numeric(estimate),
      interval: intervalCell(interval),
    },
  }))
}

export function assumptionRows(
  { variable, assumptions }: Comparison,
  refs: readonly LevelRef[],
): readonly Row<'assumptions'>[] {
  const { shapiro, levene, brownForsythe } = assumptions
  return [
    ...shapiro.map(({ statistic, pValue }, g) => ({
      cells: {
        variable: { variable },
        test: { key: 'shapiro-wilk' as const },
        group: refs[g] ?? null,
        statistic: { symbol: 'W' as const, value: numeric(statistic) },
        df: null,
        p: numeric(pValue),
      },
    })),
    ...([levene, brownForsythe] as const).map(({ statistic, df1, df2, pValue }, i) => ({
      cells: {
        variable: { variable },
        test: { key: i === 0 ? ('levene' as const) : ('brown-forsythe' as const) },
        group: null,
        statistic: { symbol: 'F' as const, value: numeric(statistic) },
        df: [df1, df2] as const,
        p: numeric(pValue),
      },
    })),
  ]
}

function intervalCell({ lower, upper }: { readonly lower: number; readonly upper: number }): IntervalCell {
  return { lower: numeric(lower), upper: numeric(upper) }
}
