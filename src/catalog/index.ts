import type { AnalysisDefinition } from './kit/analysis.ts'
import type { ExamplesModule } from './kit/example.ts'
import type { PlotModule } from './kit/plot.ts'
import type { StoredCheck, StoredChecksModule } from './kit/r-run.ts'
import type { RScriptModule } from './kit/r-script.ts'
import type { ReadingModule } from './kit/reading.ts'
import type { EntrySummary } from './kit/summary.ts'

/**
 * The catalogue as the application sees it (Vite's globs; the command line walks the same folders in `cli/entries.ts`).
 * Summaries are eager and small; everything else of an entry is fetched when it is opened.
 */
const summaries = import.meta.glob<EntrySummary>('./analyses/*/summary.ts', { eager: true, import: 'summary' })
const definitions = import.meta.glob<{ definition: AnalysisDefinition }>('./analyses/*/definition.ts')
const readings = import.meta.glob<ReadingModule>('./analyses/*/reading.ts')
const plots = import.meta.glob<PlotModule>('./analyses/*/plot.ts')
const scripts = import.meta.glob<RScriptModule>('./analyses/*/r-script.ts')
const storedChecks = import.meta.glob<StoredChecksModule>('./analyses/*/stored-checks.ts')
const examples = import.meta.glob<ExamplesModule>('./analyses/*/examples.ts')

/** All parts of an analysis but its computation, which lives in the worker (`computes.ts`). */
export type Analysis = { readonly summary: EntrySummary; readonly definition: AnalysisDefinition } & ReadingModule &
  PlotModule &
  RScriptModule &
  ExamplesModule

export const analysisSummaries: readonly EntrySummary[] = Object.values(summaries)

export async function loadAnalysis(id: string): Promise<Analysis | undefined> {
  const summary = analysisSummaries.find((entry) => entry.id === id)
  if (summary === undefined) return undefined
  const [{ definition }, { reading }, plot, { rScript }, example] = await Promise.all([
    part(definitions, id, 'definition'),
    part(readings, id, 'reading'),
    part(plots, id, 'plot'),
    part(scripts, id, 'r-script'),
    part(examples, id, 'examples'),
  ])
  return { summary, definition, reading, plots: plot.plots, rScript, examples: example.examples }
}

/** What an analysis declares, without anything else of it. */
export async function loadAnalysisDefinition(id: string): Promise<AnalysisDefinition | undefined> {
  return (await definitions[`./analyses/${id}/definition.ts`]?.())?.definition
}

/** What R gave for examples of an analysis whose script the R of the browser cannot run. */
export async function loadStoredChecks(id: string): Promise<readonly StoredCheck[]> {
  const load = storedChecks[`./analyses/${id}/stored-checks.ts`]
  return load ? (await load()).storedChecks : []
}

function part<M>(modules: Readonly<Record<string, () => Promise<M>>>, id: string, name: string): Promise<M> {
  const load = modules[`./analyses/${id}/${name}.ts`]
  if (load === undefined) throw new Error(`analyses/${id}/${name}.ts is missing`)
  return load()
}
