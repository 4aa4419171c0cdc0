import type { Measured } from '#engine/methods/roc/accuracy.ts'
import type { RowCells } from '../../kit/outcome/build-table.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { Compared, Examined } from './examine.ts'
import type { ComparisonFacts, MarkerFacts, ShareFacts } from './facts.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

export function areaRow({ variable, side, counts, area, se, interval, z, pValue }: Examined): Row<'areas'> {
  return {
    cells: {
      marker: { variable },
      direction: { key: side },
      ...counts.totals,
      area,
      se,
      interval,
      statistic: { symbol: 'Z', value: numeric(z) },
      p: numeric(pValue),
    },
  }
}

export function comparisonRow(one: Compared): Row<'comparisons'> {
  const { first, second, n, difference, standardError: se, interval, z, pValue, adjusted } = one
  return {
    cells: {
      first: { variable: first },
      second: { variable: second },
      n,
      difference,
      se,
      interval,
      statistic: { symbol: 'Z', value: numeric(z) },
      p: numeric(pValue),
      adjusted: numeric(adjusted),
    },
  }
}

export function cutOffRows({ variable, side, cutOffs }: Examined): readonly Row<'cutOffs'>[] {
  return cutOffs.map(({ rule, value, accuracy: { sensitivity, specificity, youden } }) => ({
    cells: {
      marker: { variable },
      rule: { key: rule },
      side: { key: side },
      cutOff: value,
      sensitivity: sensitivity.value,
      sensitivityInterval: sensitivity.interval,
      specificity: specificity.value,
      specificityInterval: specificity.interval,
      youden,
    },
  }))
}

export function valueRows({ variable, cutOffs }: Examined): readonly Row<'values'>[] {
  return cutOffs.map(({ rule, accuracy: { positiveValue, negativeValue, positiveRatio, negativeRatio } }) => ({
    cells: {
      marker: { variable },
      rule: { key: rule },
      positiveValue: numeric(positiveValue.value),
      positiveValueInterval: positiveValue.interval,
      negativeValue: numeric(negativeValue.value),
      negativeValueInterval: negativeValue.interval,
      positiveRatio: numeric(positiveRatio.value),
      positiveRatioInterval: positiveRatio.interval,
      negativeRatio: numeric(negativeRatio.value),
      negativeRatioInterval: negativeRatio.interval,
    },
  }))
}

export function countRows({ variable, cutOffs }: Examined): readonly Row<'counts'>[] {
  return cutOffs.map(({ rule, cutOff: { truePositive, falsePositive, falseNegative, trueNegative } }) => ({
    cells: {
      marker: { variable },
      rule: { key: rule },
      truePositive,
      falsePositive,
      falseNegative,
      trueNegative,
    },
  }))
}

export function factsOfMarker({ variable, side, counts, area, interval, pValue, cutOffs }: Examined): MarkerFacts {
  const [first] = cutOffs
  return {
    variable,
    side,
    ...counts.totals,
    area,
    lower: interval?.lower ?? null,
    upper: interval?.upper ?? null,
    p: numeric(pValue),
    cutOff:
      first === undefined
        ? null
        : {
            rule: first.rule,
            value: first.value,
            sensitivity: shareOf(first.accuracy.sensitivity),
            specificity: shareOf(first.accuracy.specificity),
          },
  }
}

function shareOf({ value, interval }: Measured): ShareFacts {
  return { value, lower: interval?.lower ?? null, upper: interval?.upper ?? null }
}

export function factsOfComparison({ first, second, difference, interval, adjusted }: Compared): ComparisonFacts {
  const [lower, upper] = [interval?.lower ?? null, interval?.upper ?? null]
  return { first, second, difference, lower, upper, p: numeric(adjusted) }
}
