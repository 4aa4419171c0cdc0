import type { ChartDefinition } from './kit/chart.ts'
import type { ExamplesModule } from './kit/example.ts'
import type { PlotModule } from './kit/plot.ts'
import type { RScriptModule } from './kit/r-script.ts'
import type { EntrySummary } from './kit/summary.ts'

/** The charts as the application sees them, as `index.ts` is for the analyses. */
const summaries = import.meta.glob<EntrySummary>('./charts/*/summary.ts', { eager: true, import: 'summary' })
const definitions = import.meta.glob<{ definition: ChartDefinition }>('./charts/*/definition.ts')
const plots = import.meta.glob<PlotModule>('./charts/*/plot.ts')
const scripts = import.meta.glob<RScriptModule>('./charts/*/r-script.ts')
const examples = import.meta.glob<ExamplesModule>('./charts/*/examples.ts')

export type Chart = { readonly summary: EntrySummary; readonly definition: ChartDefinition } & PlotModule &
  RScriptModule &
  ExamplesModule

export const chartSummaries: readonly EntrySummary[] = Object.values(summaries)

export async function loadChart(id: string): Promise<Chart | undefined> {
  const summary = chartSummaries.find((entry) => entry.id === id)
  if (summary === undefined) return undefined
  const [{ definition }, { plots: plot }, { rScript }, example] = await Promise.all([
    part(definitions, id, 'definition'),
    part(plots, id, 'plot'),
    part(scripts, id, 'r-script'),
    part(examples, id, 'examples'),
  ])
  return { summary, definition, plots: plot, rScript, examples: example.examples }
}

/** What a chart declares, without anything else of it. */
export async function loadChartDefinition(id: string): Promise<ChartDefinition | undefined> {
  return (await definitions[`./charts/${id}/definition.ts`]?.())?.definition
}

function part<M>(modules: Readonly<Record<string, () => Promise<M>>>, id: string, name: string): Promise<M> {
  const load = modules[`./charts/${id}/${name}.ts`]
  if (load === undefined) throw new Error(`charts/${id}/${name}.ts is missing`)
  return load()
}
