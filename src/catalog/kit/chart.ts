import type { AnalysisDefinition, MessageSpecs, Section } from './analysis.ts'
import type { EngineRevised } from './engine-version.ts'
import { styleOptions } from './figures/figure-style.ts'
import { styleSections } from './figures/style-sections.ts'
import type { OptionSpecs } from './options/options.ts'
import type { Upgrades } from './options/upgrade-options.ts'
import type { ReferenceKey } from './references.ts'
import type { Words } from './words.ts'

/**
 * A chart has options, is computed and is stored like an analysis; its only result is the figure `chart`, and it has no tables. Style options
 * are the same for every chart (`figure-style.ts`).
 */
export interface ChartSpec<O extends OptionSpecs, M extends MessageSpecs>
  extends EngineRevised,
    Pick<AnalysisDefinition, 'reports' | 'weights' | 'wholeFrequencies' | 'continued'> {
  readonly id: string
  readonly version: number
  /** Alternative text of the figure. */
  readonly title: Words
  readonly options: O
  readonly sections: readonly Section<Extract<keyof O, string>>[]
  readonly messages: M
  readonly references: readonly ReferenceKey[]
  readonly upgrades: Upgrades
}

export type ChartDefinition<
  O extends OptionSpecs = OptionSpecs,
  M extends MessageSpecs = MessageSpecs,
> = AnalysisDefinition<O, Readonly<Record<string, never>>, { readonly chart: { readonly title: Words } }, M>

/** Converts a chart to an analysis: no tables, and the figure `chart`. */
export function defineChart<const O extends OptionSpecs, const M extends MessageSpecs>(
  spec: ChartSpec<O, M>,
): ChartDefinition<O, M> {
  const { title, ...definition } = spec
  return { ...definition, results: { tables: {}, figures: { chart: { title } } } }
}

/** A chart with the options that every chart has. */
export function withStyle(definition: ChartDefinition): ChartDefinition {
  const style = styleFor(definition)
  return {
    ...definition,
    options: { ...definition.options, ...style.options },
    sections: [...definition.sections, ...style.sections],
  }
}

const { linesPerFigure: _, ...unbroken } = styleOptions
const unbrokenSections = styleSections.map((section) => ({
  ...section,
  options: section.options.filter((option) => option !== 'linesPerFigure'),
}))

/** The style options of a figure, and their sections: those about rows only if it has rows. */
export function styleFor({ continued }: Pick<AnalysisDefinition, 'continued'>) {
  return continued
    ? { options: styleOptions, sections: styleSections }
    : { options: unbroken, sections: unbrokenSections }
}
