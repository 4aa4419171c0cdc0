import type { ChartDefinition } from '#catalog/kit/chart.ts'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import type { OptionSpecs } from '#catalog/kit/options/options.ts'

/** All that a chart asks: its own options, those of every analysis, and how it looks. */
export function chartOptions(definition: ChartDefinition): OptionSpecs {
  return { ...allOptions(definition), ...styleOptions }
}
