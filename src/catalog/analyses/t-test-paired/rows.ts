import { equivalenceCells } from '../../kit/comparison/equivalence-table.ts'
import { rankCell } from '../../kit/comparison/rank-statistic.ts'
import type { RowCells } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import type { Comparison } from './compare-pair.ts'
import type { definition } from './definition.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

export function measurementRows({ pair, described }: Comparison): readonly Row<'measurements'>[] {
  return described.map(({ n, mean, sd, median, p25, p75 }, k) => ({
    cells: {
      ...pair.name,
      member: pair.members[k] ?? null,
      n,
      mean: numeric(mean),
      sd: numeric(sd),
      median: numeric(median),
      p25: numeric(p25),
      p75: numeric(p75),
    },
  }))
}

export function differenceRow({ pair, differences, correlation }: Comparison): Row<'differences'> {
  const { n, mean, sd, median, p25, p75, positive, negative, zero } = differences
  return {
    cells: {
      ...pair.name,
      mean: numeric(mean),
      sd: numeric(sd),
      se: numeric(sd / Math.sqrt(n)),
      median: numeric(median),
      p25: numeric(p25),
      p75: numeric(p75),
      positive,
      negative,
      zero,
      correlation: orEmpty(correlation),
    },
  }
}

export function testRows({ pair, t, wilcoxon }: Comparison): readonly Row<'tests'>[] {
  const rows: Row<'tests'>[] = []
  if (t !== undefined)
    rows.push({
      cells: {
        ...pair.name,
        test: { key: 't' },
        difference: numeric(t.estimate),
        interval: limitsOrEmpty(t.interval),
        statistic: { symbol: 't', value: numeric(t.statistic) },
        df: t.df,
        p: numeric(t.pValue),
      },
    })
  if (wilcoxon !== undefined) {
    const { method, v, z, pValue, pseudoMedian, interval } = wilcoxon
    rows.push({
      cells: {
        ...pair.name,
        test: { key: 'wilcoxon' },
        difference: numeric(pseudoMedian),
        interval: limitsOrEmpty(interval),
        statistic: method === 'exact' ? { symbol: 'W', value: v } : { symbol: 'Z', value: numeric(z) },
        rank: rankCell(wilcoxon, 'W', v),
        df: null,
        p: numeric(pValue),
      },
    })
  }
  return rows
}

export function equivalenceRows({ pair, equivalence }: Comparison): readonly Row<'equivalence'>[] {
  if (equivalence === undefined) return []
  return equivalenceCells(equivalence).map((cells) => ({ cells: { ...pair.name, ...cells } }))
}

export function effectRows({ pair, effects }: Comparison): readonly Row<'effects'>[] {
  return effects.map(({ measure, estimate, interval }) => ({
    cells: { ...pair.name, measure: { key: measure }, estimate: orEmpty(estimate), interval: limitsOrEmpty(interval) },
  }))
}

export function normalityRow({ pair, shapiro }: Comparison): Row<'normality'> {
  return {
    cells: { ...pair.name, w: { symbol: 'W', value: orEmpty(shapiro.statistic) }, p: orEmpty(shapiro.pValue) },
  }
}
