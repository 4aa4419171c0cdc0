import type { ChartDefinition } from '#catalog/kit/chart.ts'
import { styleOptions, styleSections } from '#catalog/kit/figures/figure-style.ts'
import { allOptions, allSections } from '#catalog/kit/options/common-options.ts'
import type { OptionSpecs } from '#catalog/kit/options/options.ts'
import type { FormSection } from '../../entry/option-form.tsx'

/** All that a chart asks: its own options, those of every analysis, and how it looks. */
export function chartOptions(definition: ChartDefinition): OptionSpecs {
  return { ...allOptions(definition), ...styleOptions }
}

export function chartSections(definition: ChartDefinition): readonly FormSection[] {
  return [...allSections(definition), ...styleSections]
}
