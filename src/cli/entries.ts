import { existsSync, readdirSync } from 'node:fs'
import type { StepModules } from '#catalog/apply-steps.ts'
import type { AnalysisDefinition, ComputeModule } from '#catalog/kit/analysis.ts'
import type { ExamplesModule } from '#catalog/kit/example.ts'
import type { DrawnModule } from '#catalog/kit/figures/drawn.ts'
import type { PlotModule } from '#catalog/kit/figures/plot.ts'
import type { GalleryFigure } from '#catalog/kit/gallery.ts'
import type { ReadingModule } from '#catalog/kit/present/reading.ts'
import type { RScriptModule } from '#catalog/kit/r/r-script.ts'
import type { ApplyModule, StepDefinition, StepSummary } from '#catalog/kit/step.ts'
import type { EntrySummary } from '#catalog/kit/summary.ts'
import type { CalculatorModule } from '#catalog/kit/tool/calculator.ts'
import type { PlainModule, PlainNames } from '#catalog/kit/tool/plain-names.ts'
import type { WorkloadModule } from '#catalog/kit/workload.ts'

/** The catalogue without a build: walks its folders and imports the source modules (the application uses Vite's globs). */
const root = new URL('../catalog/', import.meta.url)

export type EntryKind = 'analyses' | 'charts' | 'steps' | 'calculators'
/** Kinds of entries that compute an outcome from a dataset. */
export type QuestionEntry = 'analyses' | 'charts'

export function entryIds(kind: EntryKind): readonly string[] {
  try {
    return readdirSync(new URL(`${kind}/`, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .toSorted()
  } catch {
    return [] // no entry of this kind exists yet
  }
}

/** Exports of the file `<part>.ts` of an entry, by kind. */
interface QuestionParts {
  readonly summary: { readonly summary: EntrySummary }
  readonly definition: { readonly definition: AnalysisDefinition }
  readonly compute: ComputeModule
  readonly plot: PlotModule
  readonly 'r-script': RScriptModule
  readonly examples: ExamplesModule
  readonly workload: WorkloadModule
}

interface EntryParts {
  readonly analyses: QuestionParts & { readonly reading: ReadingModule; readonly drawn: DrawnModule }
  readonly charts: QuestionParts
  readonly steps: {
    readonly summary: { readonly summary: StepSummary }
    readonly definition: { readonly definition: StepDefinition }
    readonly apply: ApplyModule
  }
  readonly calculators: {
    readonly summary: { readonly summary: EntrySummary }
    readonly definition: CalculatorModule
    readonly plain: PlainModule
  }
}

/** Imports one part of an entry: the module `<kind>/<id>/<part>.ts` of the catalogue. */
export async function load<K extends EntryKind, P extends keyof EntryParts[K] & string>(
  kind: K,
  id: string,
  part: P,
): Promise<EntryParts[K][P]> {
  const module: EntryParts[K][P] = await import(new URL(`${kind}/${id}/${part}.ts`, root).href)
  return module
}

export async function loadSummary(kind: EntryKind, id: string): Promise<Omit<EntrySummary, 'family'>> {
  return (await load(kind, id, 'summary')).summary
}

export async function loadDefinition(id: string, kind: QuestionEntry = 'analyses'): Promise<AnalysisDefinition> {
  return (await load(kind, id, 'definition')).definition
}

export function loadCalculator(id: string): Promise<CalculatorModule> {
  return load('calculators', id, 'definition')
}

/** The figures of an analysis in the gallery of charts; none for most. */
export async function loadGallery(analysis: string): Promise<readonly GalleryFigure[]> {
  const file = new URL(`analyses/${analysis}/gallery.ts`, root)
  if (!existsSync(file)) return []
  const { gallery }: { gallery: readonly GalleryFigure[] } = await import(file.href)
  return gallery
}

/** The plain input names of a clinical tool. */
export async function loadPlainNames(id: string): Promise<PlainNames> {
  return (await load('calculators', id, 'plain')).plain
}

/** For `applySteps`. */
export async function loadStep(id: string): Promise<StepModules> {
  const [{ definition }, apply] = await Promise.all([load('steps', id, 'definition'), load('steps', id, 'apply')])
  return { definition, apply }
}
