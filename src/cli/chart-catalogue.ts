import type { AnalysisDefinition, Section } from '#catalog/kit/analysis.ts'
import { chartFamilies } from '#catalog/kit/chart-family.ts'
import { chartLabels } from '#catalog/kit/chart-labels.ts'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { styleSections } from '#catalog/kit/figures/style-sections.ts'
import type { OptionSpec, OptionSpecs } from '#catalog/kit/options/options.ts'
import { references } from '#catalog/kit/references.ts'
import { isOffered } from '#catalog/kit/summary.ts'
import type { Words } from '#catalog/kit/words.ts'
import type { CataloguedPlot, ChartCatalogue } from '#contract/chart-catalogue.ts'
import { coverOf } from './cover-of.ts'
import { demoText } from './demo-data.ts'
import { entryIds, load } from './entries.ts'

type PlotParam = ChartCatalogue['general'][number]

/** The charts that are offered, for the calls about them. */
export async function chartCatalogue(): Promise<ChartCatalogue> {
  const plots = await Promise.all(entryIds('charts').map(catalogued))
  return {
    types: Object.entries(chartFamilies).map(([id, words]) => ({ id, ...named(words) })),
    labels: Object.entries(chartLabels).map(([id, { of, ...words }]) => ({ id, ...named(words), of })),
    general: paramsOf({ options: styleOptions, sections: styleSections }),
    plots: plots.flat(),
  }
}

async function catalogued(id: string): Promise<readonly CataloguedPlot[]> {
  const [{ summary }, { definition }, { examples }] = await Promise.all([
    load('charts', id, 'summary'),
    load('charts', id, 'definition'),
    load('charts', id, 'examples'),
  ])
  if (!isOffered(summary)) return []
  const params = paramsOf(definition)
  return [
    {
      id,
      plot_id: id,
      ...named(summary.title),
      intro: summary.subtitle?.zh ?? '',
      intro_en: summary.subtitle?.en ?? '',
      type_id: summary.family,
      label_ids: [...(summary.labels ?? [])],
      cover: `/${coverOf(id)}`,
      version: definition.version,
      roles: params.filter(({ accepts }) => accepts !== undefined),
      params: params.filter(({ accepts }) => accepts === undefined),
      examples: examples
        .filter(({ expect }) => expect === 'done')
        .map((example) => ({ id: example.id, ...named(example.title) })),
      references: definition.references.map((key) => ({ ...references[key] })),
      keywords: summary.keywords,
      demo: (await demoText(id)).file,
    },
  ]
}

const named = ({ en, zh }: Words) => ({ name: zh, name_en: en })
const labelled = ({ en, zh }: Words) => ({ label: zh, label_en: en })

function paramsOf({ options, sections }: Pick<AnalysisDefinition, 'options' | 'sections'>): PlotParam[] {
  return sections.flatMap((section) => section.options.flatMap((key) => paramOf(key, options, section)))
}

function paramOf(key: string, options: OptionSpecs, { title }: Section): readonly PlotParam[] {
  const spec = options[key]
  return spec
    ? [{ key, kind: spec.kind, group: title.zh, group_en: title.en, ...labelled(spec.label), ...valuesOf(spec) }]
    : []
}

const anyMeasure = ['nominal', 'ordinal', 'continuous']

/** The initial value of an option, and the values that it can have. */
function valuesOf(spec: OptionSpec): Pick<PlotParam, 'initial'> & Partial<PlotParam> {
  switch (spec.kind) {
    case 'choice':
    case 'choices': {
      const choices = Object.entries(spec.of).map(([key, { label }]) => ({ key, ...labelled(label) }))
      return { initial: typeof spec.initial === 'string' ? spec.initial : [...spec.initial], choices }
    }
    case 'toggle':
      return { initial: spec.initial }
    case 'number':
      return { initial: spec.initial, min: spec.min, max: spec.max, step: spec.step }
    case 'numbers':
      return { initial: [...spec.initial], min: spec.min, max: spec.max, step: spec.step }
    case 'text':
      return { initial: spec.initial, max_length: spec.maxLength }
    case 'variable':
      return { initial: null, accepts: [...spec.accepts], min: spec.required ? 1 : 0, max: 1 }
    case 'variables':
      return { initial: null, accepts: [...spec.accepts], min: spec.min, max: spec.max }
    case 'terms':
    case 'survival-outcome':
      return { initial: null, accepts: anyMeasure }
    case 'matched-set':
    case 'repeated-measures':
      return { initial: null, accepts: [...spec.accepts] }
    default:
      return { initial: null }
  }
}
