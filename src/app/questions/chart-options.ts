import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import type { OptionSpecs } from '#catalog/kit/options/options.ts'

/** All options of a chart: its own or those of the analysis that it is a figure of, those of every analysis, and its style. */
export function chartOptions(definition: AnalysisDefinition): OptionSpecs {
  return { ...allOptions(definition), ...styleOptions }
}
