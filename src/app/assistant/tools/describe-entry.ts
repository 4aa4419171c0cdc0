import { loadChart } from '#catalog/charts.ts'
import { loadAnalysis } from '#catalog/index.ts'
import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import { allOptions, allSections } from '#catalog/kit/options/common-options.ts'
import type { Reference } from '#catalog/kit/references/reference.ts'
import { type ReferenceKey, references } from '#catalog/kit/references.ts'
import type { StepDefinition } from '#catalog/kit/step.ts'
import { type CalculatorDefinition, verificationWords } from '#catalog/kit/tool/calculator.ts'
import type { Language } from '#catalog/kit/words.ts'
import { loadStep } from '#catalog/steps.ts'
import { loadTool } from '#catalog/tools.ts'
import type { EntryKind, ToolArguments } from '#contract/assistant/tools.ts'
import { answerText, errorText } from './answer-text.ts'
import { keywordsOf, offeredEntries } from './catalogue.ts'
import { describedInput, describedOption } from './described-option.ts'
import { template } from './template.ts'
import type { Tool } from './tool.ts'

type Lists = Parameters<typeof answerText>[1]
interface Described {
  readonly fields: Readonly<Record<string, unknown>>
  readonly lists: Lists
}

type Descriptions = Readonly<Record<EntryKind, (id: string, language: Language) => Promise<Described | undefined>>>

const descriptions: Descriptions = {
  analysis: async (id, language) => {
    const entry = await loadAnalysis(id)
    if (!entry) return undefined
    const guide = (await keywordsOf('analysis'))[id]?.guide ?? []
    const { tables, figures } = entry.definition.results
    const shows = [...Object.values(tables), ...Object.values(figures)].map(({ title }) => template(title, language))
    const fits = guide.map(({ does, when }) => ({ method: does[language], when }))
    const [options, ...rest] = listsOf(withCommon(entry.definition), language)
    return {
      fields: {},
      lists: [
        { name: 'fits', items: fits, until: 0.2 },
        { name: 'shows', items: shows, until: 0.3 },
        ...(options ? [options] : []),
        ...rest,
      ],
    }
  },
  chart: async (id, language) => {
    const entry = await loadChart(id)
    return entry && { fields: {}, lists: listsOf(withCommon(entry.definition), language) }
  },
  step: async (id, language) => {
    const entry = await loadStep(id)
    return entry && { fields: {}, lists: listsOf(entry.definition, language) }
  },
  tool: async (id, language) => {
    const entry = await loadTool(id)
    return entry && describedTool(entry.definition, language)
  },
}

/** What an entry of the catalogue does and asks, as far as it fits: the least important part is last, and is cut first. */
const describeEntry: Tool<ToolArguments['describe_entry']> = async ({ kind, id }, language) => {
  const entry = (await offeredEntries(kind)).find((one) => one.id === id)
  const described = entry && (await descriptions[kind](id, language))
  if (!described) return { text: errorText('unknown-id') }
  const subtitle = entry.subtitle ?? (await keywordsOf(kind))[id]?.subtitle
  const fields = { kind, id, title: entry.title[language], ...(subtitle && { subtitle: subtitle[language] }) }
  return { text: answerText({ ...fields, ...described.fields }, described.lists) }
}

export default describeEntry

/** With the options that every analysis and chart has: split and weights. */
const withCommon = (definition: AnalysisDefinition): AnalysisDefinition => ({
  ...definition,
  options: allOptions(definition),
  sections: allSections(definition),
})

/** Options in the order of the form, then what is checked and may be reported, then the literature. */
function listsOf(definition: AnalysisDefinition | StepDefinition, language: Language): Lists {
  const options = definition.sections.flatMap(({ options: ids, folded }) =>
    ids.flatMap((id) => {
      const spec = definition.options[id]
      return spec ? [describedOption(id, spec, language, folded === true)] : []
    }),
  )
  return [
    { name: 'options', items: options, until: 0.7 },
    {
      name: 'checks',
      items: Object.values(definition.messages).map((words) => template(words, language)),
      until: 0.85,
    },
    { name: 'references', items: definition.references.map(cited), until: 1 },
  ]
}

function describedTool(definition: CalculatorDefinition, language: Language): Described {
  const { purpose, population, verified, contentChecked } = definition
  return {
    fields: {
      purpose: template(purpose, language),
      population: template(population, language),
      verified: verificationWords[verified.state][language],
      contentChecked,
    },
    lists: [
      {
        name: 'inputs',
        items: Object.entries(definition.inputs).map(([id, spec]) => describedInput(id, spec, language)),
        until: 0.6,
      },
      {
        name: 'outputs',
        items: Object.values(definition.outputs).map(({ label, unit }) =>
          [label, unit].flatMap((words) => (words ? [template(words, language)] : [])).join(', '),
        ),
        until: 0.7,
      },
      { name: 'caveats', items: definition.caveats.map((words) => template(words, language)), until: 0.85 },
      { name: 'references', items: definition.references.map(cited), until: 1 },
    ],
  }
}

function cited(work: ReferenceKey | Reference): string {
  const { text, doi }: Reference = typeof work === 'string' ? references[work] : work
  return doi === undefined ? text : `${text} doi:${doi}`
}
