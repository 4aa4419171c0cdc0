import parts from 'entries:analyses/definition,reading,plot,r-script'
import checks from 'entries:analyses/stored-checks,examples'
import titles from 'titles:analyses'
import type { AnalysisDefinition } from './kit/analysis.ts'
import type { ExamplesModule } from './kit/example.ts'
import type { PlotModule } from './kit/figures/plot.ts'
import type { ReadingModule } from './kit/present/reading.ts'
import type { StoredChecksModule } from './kit/r/r-run.ts'
import type { RScriptModule } from './kit/r/r-script.ts'
import type { EntryTitle, KeywordsById } from './kit/summary.ts'

/**
 * The catalogue as the application sees it (the command line walks the same folders in `cli/entries.ts`).
 * Summaries are eager and small; everything else of an entry is one script, fetched when it is opened.
 */
/** All parts of an analysis except its computation, which runs in the worker (`computes.ts`). */
export type Analysis = { readonly summary: EntryTitle } & AnalysisParts

type AnalysisParts = { readonly definition: AnalysisDefinition } & ReadingModule & PlotModule & RScriptModule

export const analysisTitles: readonly EntryTitle[] = titles

export async function loadAnalysis(id: string): Promise<Analysis | undefined> {
  const summary = analysisTitles.find((entry) => entry.id === id)
  if (summary === undefined) return undefined
  const load: (() => Promise<AnalysisParts>) | undefined = parts[`analyses/${id}`]
  return load && { summary, ...(await load()) }
}

/** Stored results of R, for examples whose script the R of the browser cannot run, with these examples. */
export async function loadStoredChecks(id: string): Promise<StoredChecksModule & ExamplesModule> {
  const load: (() => Promise<StoredChecksModule & ExamplesModule>) | undefined = checks[`analyses/${id}`]
  return load ? load() : { storedChecks: [], examples: [] }
}

/** The texts searched. */
export async function analysisKeywords(): Promise<KeywordsById> {
  const pieces = await Promise.all([
    import('keywords:analyses.0'),
    import('keywords:analyses.1'),
    import('keywords:analyses.2'),
    import('keywords:analyses.3'),
  ])
  return Object.assign({}, ...pieces.map((piece) => piece.default)) as KeywordsById
}

/** Thumbnails of their results, as SVG documents in the colours of the light theme. */
export async function analysisPictures(): Promise<Readonly<Record<string, string>>> {
  return (await import('pictures:analyses')).default
}
