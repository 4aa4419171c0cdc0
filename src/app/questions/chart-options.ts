import type { ChartDefinition } from '#catalog/kit/chart.ts'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import type { OptionSpecs } from '#catalog/kit/options/options.ts'

/** All options of a chart: its own, those of every analysis, and its style. */
export function chartOptions(definition: ChartDefinition): OptionSpecs {
  return { ...allOptions(definition), ...styleOptions }
}
