import parts from 'entries:charts/definition,plot,r-script,examples'
import type { ChartDefinition } from './kit/chart.ts'
import type { ExamplesModule } from './kit/example.ts'
import type { PlotModule } from './kit/plot.ts'
import type { RScriptModule } from './kit/r-script.ts'
import type { EntrySummary } from './kit/summary.ts'

/** The charts as the application sees them, as `index.ts` is for the analyses. */
const summaries = import.meta.glob<EntrySummary>('./charts/*/summary.ts', { eager: true, import: 'summary' })

export type Chart = { readonly summary: EntrySummary } & ChartParts

type ChartParts = { readonly definition: ChartDefinition } & PlotModule & RScriptModule & ExamplesModule

export const chartSummaries: readonly EntrySummary[] = Object.values(summaries)

export async function loadChart(id: string): Promise<Chart | undefined> {
  const summary = chartSummaries.find((entry) => entry.id === id)
  if (summary === undefined) return undefined
  const load: (() => Promise<ChartParts>) | undefined = parts[`charts/${id}`]
  return load && { summary, ...(await load()) }
}
