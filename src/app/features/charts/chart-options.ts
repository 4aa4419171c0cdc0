import type { ChartDefinition } from '#catalog/kit/chart.ts'
import { allOptions, allSections } from '#catalog/kit/common-options.ts'
import { styleOptions, styleSections } from '#catalog/kit/figure-style.ts'
import type { OptionSpecs } from '#catalog/kit/options.ts'
import type { FormSection } from '../../entry/option-form.tsx'

/** All that a chart asks: its own options, those of every analysis, and how it looks. */
export function chartOptions(definition: ChartDefinition): OptionSpecs {
  return { ...allOptions(definition), ...styleOptions }
}

export function chartSections(definition: ChartDefinition): readonly FormSection[] {
  return [...allSections(definition), ...styleSections]
}
