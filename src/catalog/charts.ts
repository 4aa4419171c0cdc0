import parts from 'entries:charts/definition,plot,r-script'
import titles from 'titles:charts'
import type { ChartDefinition } from './kit/chart.ts'
import type { PlotModule } from './kit/figures/plot.ts'
import type { FigureOfAnalysis } from './kit/gallery.ts'
import type { RScriptModule } from './kit/r/r-script.ts'
import type { EntryTitle, KeywordsById } from './kit/summary.ts'

/** The charts as the application sees them, in analogy to `index.ts` for the analyses. */

export type Chart = { readonly summary: EntryTitle } & ChartParts

type ChartParts = { readonly definition: ChartDefinition } & PlotModule & RScriptModule

export const chartTitles: readonly EntryTitle[] = titles

export async function loadChart(id: string): Promise<Chart | undefined> {
  const summary = chartTitles.find((entry) => entry.id === id)
  if (summary === undefined) return undefined
  const load: (() => Promise<ChartParts>) | undefined = parts[`charts/${id}`]
  return load && { summary, ...(await load()) }
}

/** The figures of analyses that the gallery offers beside the charts. */
export async function figuresOfAnalyses(): Promise<readonly FigureOfAnalysis[]> {
  return (await import('gallery:analyses')).default
}

/** The texts searched. */
export async function chartKeywords(): Promise<KeywordsById> {
  const pieces = await Promise.all([
    import('keywords:charts.0'),
    import('keywords:charts.1'),
    import('keywords:charts.2'),
    import('keywords:charts.3'),
  ])
  return Object.assign({}, ...pieces.map((piece) => piece.default)) as KeywordsById
}

/** Thumbnails of their results, and of the figures of analyses, as SVG documents in the colours of the light theme. */
export async function chartPictures(): Promise<Readonly<Record<string, string>>> {
  const pieces = await Promise.all([
    import('pictures:charts.0'),
    import('pictures:charts.1'),
    import('pictures:charts.2'),
    import('pictures:charts.3'),
  ])
  return Object.assign({}, ...pieces.map((piece) => piece.default)) as Readonly<Record<string, string>>
}

/** Addresses of the demo data of the charts, by id. */
export async function chartDemos(): Promise<Readonly<Record<string, string>>> {
  return (await import('demo:charts')).default
}
