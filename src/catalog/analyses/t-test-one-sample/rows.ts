import { equivalenceCells } from '../../kit/comparison/equivalence-table.ts'
import { rankCell } from '../../kit/comparison/rank-statistic.ts'
import type { RowCells } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import type { Comparison } from './compare-variable.ts'
import type { definition } from './definition.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

export function valuesRow({ variable, missing, described, signs }: Comparison): Row<'values'> {
  const { n, mean, sd, median, p25, p75 } = described
  return {
    cells: {
      variable: { variable },
      n,
      missing,
      mean: orEmpty(mean),
      sd: orEmpty(sd),
      se: orEmpty(sd / Math.sqrt(n)),
      median: orEmpty(median),
      p25: orEmpty(p25),
      p75: orEmpty(p75),
      above: signs.positive,
      below: signs.negative,
      equal: signs.zeros,
    },
  }
}

export function testRows({ variable, t, wilcoxon, sign }: Comparison): readonly Row<'tests'>[] {
  const name = { variable: { variable } }
  const rows: Row<'tests'>[] = []
  if (t !== undefined)
    rows.push({
      cells: {
        ...name,
        test: { key: 't' },
        difference: orEmpty(t.estimate),
        interval: limitsOrEmpty(t.interval),
        statistic: { symbol: 't', value: orEmpty(t.statistic) },
        df: t.df,
        p: orEmpty(t.pValue),
      },
    })
  if (wilcoxon !== undefined) {
    const { method, v, z, pValue, pseudoMedian, interval } = wilcoxon
    rows.push({
      cells: {
        ...name,
        test: { key: 'wilcoxon' },
        difference: orEmpty(pseudoMedian),
        interval: limitsOrEmpty(interval),
        statistic: method === 'exact' ? { symbol: 'W', value: v } : { symbol: 'Z', value: orEmpty(z) },
        rank: rankCell(wilcoxon, 'W', v),
        p: orEmpty(pValue),
      },
    })
  }
  if (sign !== undefined)
    rows.push({
      cells: {
        ...name,
        test: { key: 'sign' },
        difference: orEmpty(sign.median),
        interval: limitsOrEmpty(sign.interval),
        statistic: { symbol: 'S', value: sign.positive },
        p: orEmpty(sign.pValue),
      },
    })
  return rows
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
      estimate: orEmpty(estimate),
      interval: limitsOrEmpty(interval),
    },
  }))
}

export function normalityRow({ variable, shapiro }: Comparison): Row<'normality'> {
  return {
    cells: {
      variable: { variable },
      w: { symbol: 'W', value: orEmpty(shapiro.statistic) },
      p: orEmpty(shapiro.pValue),
    },
  }
}
