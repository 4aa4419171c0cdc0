import type { MeanComparison } from '#engine/methods/means/pairwise-means.ts'
import type { RowCells } from '../../kit/outcome/build-table.ts'
import { type IntervalCell, type LevelRef, numeric } from '../../kit/outcome/outcome.ts'
import type { Comparison } from './compare-groups.ts'
import type { definition } from './definition.ts'
import type { MeanPostHoc, PostHocName } from './facts.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

export function intervalCell({ lower, upper }: { readonly lower: number; readonly upper: number }): IntervalCell {
  return { lower: numeric(lower), upper: numeric(upper) }
}

export function groupRows({ variable, groups }: Comparison, refs: readonly LevelRef[]): readonly Row<'groups'>[] {
  return groups.map(({ n, missing, mean, sd, median, p25, p75, box, meanRank }, g) => ({
    cells: {
      variable: { variable },
      group: refs[g] ?? null,
      n,
      missing,
      mean: numeric(mean),
      interval: n > 1 ? { lower: box.interval[0], upper: box.interval[1] } : null,
      sd: numeric(sd),
      se: numeric(sd / Math.sqrt(n)),
      median: numeric(median),
      p25: numeric(p25),
      p75: numeric(p75),
      meanRank: Number.isNaN(meanRank) ? null : meanRank,
    },
  }))
}

export function testRows({ variable, anova, welch, kruskal }: Comparison): readonly Row<'tests'>[] {
  const ofF = (key: 'anova' | 'welch', test: Comparison['welch']): readonly Row<'tests'>[] =>
    test === undefined
      ? []
      : [
          {
            cells: {
              variable: { variable },
              test: { key },
              statistic: { symbol: 'F', value: numeric(test.statistic) },
              df: [test.df1, numeric(test.df2)],
              p: numeric(test.pValue),
            },
          },
        ]
  const ranks: readonly Row<'tests'>[] =
    kruskal === undefined
      ? []
      : [
          {
            cells: {
              variable: { variable },
              test: { key: 'kruskal-wallis' },
              statistic: { symbol: 'H', value: numeric(kruskal.statistic) },
              df: kruskal.df,
              p: numeric(kruskal.pValue),
            },
          },
        ]
  return [...ofF('anova', anova), ...ofF('welch', welch), ...ranks]
}

export function varianceRows({ variable, anova }: Comparison): readonly Row<'variance'>[] {
  if (anova === undefined) return []
  const { between, within, df1, df2, statistic, pValue } = anova
  const name = { variable: { variable } } as const
  return [
    {
      cells: {
        ...name,
        source: { key: 'between' },
        squares: between,
        df: df1,
        meanSquare: between / df1,
        f: { symbol: 'F', value: numeric(statistic) },
        p: numeric(pValue),
      },
    },
    { cells: { ...name, source: { key: 'within' }, squares: within, df: df2, meanSquare: within / df2 } },
    { cells: { ...name, source: { key: 'total' }, squares: between + within, df: df1 + df2 } },
  ]
}

export function pairRows({ variable, pairs }: Comparison, refs: readonly LevelRef[]): readonly Row<'pairs'>[] {
  const named = (method: PostHocName, first: number, second: number) => ({
    variable: { variable },
    method: { key: method },
    first: refs[first] ?? null,
    second: refs[second] ?? null,
  })
  const ofMeans =
    (method: MeanPostHoc) =>
    (pair: MeanComparison): Row<'pairs'> => ({
      cells: {
        ...named(method, pair.first, pair.second),
        difference: numeric(pair.difference),
        interval: Number.isNaN(pair.interval.lower) && method === 'holm' ? null : intervalCell(pair.interval),
        se: numeric(pair.standardError),
        statistic: { symbol: 't', value: numeric(pair.t) },
        df: numeric(pair.df),
        p: numeric(pair.pValue),
      },
    })
  return [
    ...pairs.tukey.map(ofMeans('tukey')),
    ...pairs['games-howell'].map(ofMeans('games-howell')),
    ...pairs.bonferroni.map(ofMeans('bonferroni')),
    ...pairs.holm.map(ofMeans('holm')),
    ...pairs.dunnett.map(ofMeans('dunnett')),
    ...pairs.dunn.map(
      ({ first, second, difference, standardError, z, pValue }): Row<'pairs'> => ({
        cells: {
          ...named('dunn', first, second),
          difference: numeric(difference),
          se: numeric(standardError),
          statistic: { symbol: 'Z', value: numeric(z) },
          p: numeric(pValue),
        },
      }),
    ),
  ]
}

export function effectRows({ variable, explained, epsilonSquared }: Comparison): readonly Row<'effects'>[] {
  const shares =
    explained === undefined
      ? []
      : ([
          ['eta-squared', explained.etaSquared],
          ['omega-squared', explained.omegaSquared],
        ] as const)
  return [
    ...shares.map(([key, estimate]) => ({
      cells: {
        variable: { variable },
        measure: { key },
        estimate: numeric(estimate),
        interval: explained ? intervalCell(explained.interval) : null,
      },
    })),
    ...(epsilonSquared === undefined
      ? []
      : [
          {
            cells: {
              variable: { variable },
              measure: { key: 'epsilon-squared' as const },
              estimate: numeric(epsilonSquared),
            },
          },
        ]),
  ]
}

export function assumptionRows(
  { variable, assumptions }: Comparison,
  refs: readonly LevelRef[],
): readonly Row<'assumptions'>[] {
  const { residuals, shapiro, levene, brownForsythe, bartlett, fligner } = assumptions
  const normality = (
    key: 'residuals' | 'shapiro-wilk',
    group: LevelRef | null,
    { statistic, pValue }: typeof residuals,
  ) => ({
    cells: {
      variable: { variable },
      test: { key },
      group,
      statistic: { symbol: 'W' as const, value: numeric(statistic) },
      p: numeric(pValue),
    },
  })
  const variances = (key: 'levene' | 'brown-forsythe', { statistic, df1, df2, pValue }: typeof levene) => ({
    cells: {
      variable: { variable },
      test: { key },
      statistic: { symbol: 'F' as const, value: numeric(statistic) },
      df: [df1, df2] as const,
      p: numeric(pValue),
    },
  })
  const chiSquared = (key: 'bartlett' | 'fligner', { statistic, df, pValue }: typeof bartlett) => ({
    cells: {
      variable: { variable },
      test: { key },
      statistic: { symbol: 'chi2' as const, value: numeric(statistic) },
      df,
      p: numeric(pValue),
    },
  })
  return [
    normality('residuals', null, residuals),
    ...shapiro.map((one, g) => normality('shapiro-wilk', refs[g] ?? null, one)),
    variances('levene', levene),
    variances('brown-forsythe', brownForsythe),
    chiSquared('bartlett', bartlett),
    chiSquared('fligner', fligner),
  ]
}
