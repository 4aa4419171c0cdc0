import { readdirSync } from 'node:fs'
import type { StepModules } from '#catalog/apply-steps.ts'
import type { AnalysisDefinition, ComputeModule } from '#catalog/kit/analysis.ts'
import type { ExamplesModule } from '#catalog/kit/example.ts'
import type { DrawnModule } from '#catalog/kit/figures/drawn.ts'
import type { PlotModule } from '#catalog/kit/figures/plot.ts'
import type { ReadingModule } from '#catalog/kit/present/reading.ts'
import type { RScriptModule } from '#catalog/kit/r/r-script.ts'
import type { StepDefinition } from '#catalog/kit/step.ts'
import type { EntrySummary } from '#catalog/kit/summary.ts'
import type { CalculatorModule } from '#catalog/kit/tool/calculator.ts'
import type { PlainModule, PlainNames } from '#catalog/kit/tool/plain-names.ts'

/** The catalogue without a build: its folders are walked and their modules imported as they are (the application uses Vite's globs). */
const root = new URL('../catalog/', import.meta.url)

export type EntryKind = 'analyses' | 'charts' | 'steps' | 'calculators'
/** Entries that are asked of a dataset and answer with an outcome. */
export type QuestionEntry = 'analyses' | 'charts'

export function entryIds(kind: EntryKind): readonly string[] {
  try {
    return readdirSync(new URL(`${kind}/`, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .toSorted()
  } catch {
    return [] // a kind of which there is no entry yet
  }
}

export async function loadSummary(kind: EntryKind, id: string): Promise<Omit<EntrySummary, 'family'>> {
  const module: { readonly summary: Omit<EntrySummary, 'family'> } = await load(kind, id, 'summary')
  return module.summary
}

export async function loadDefinition(id: string, kind: QuestionEntry = 'analyses'): Promise<AnalysisDefinition> {
  const module: { readonly definition: AnalysisDefinition } = await load(kind, id, 'definition')
  return module.definition
}

export function loadCompute(id: string, kind: QuestionEntry = 'analyses'): Promise<ComputeModule> {
  return load(kind, id, 'compute')
}

export function loadReading(id: string): Promise<ReadingModule> {
  return load('analyses', id, 'reading')
}

export function loadPlots(id: string, kind: QuestionEntry = 'analyses'): Promise<PlotModule> {
  return load(kind, id, 'plot')
}

export function loadRScript(id: string, kind: QuestionEntry = 'analyses'): Promise<RScriptModule> {
  return load(kind, id, 'r-script')
}

export function loadDrawn(id: string): Promise<DrawnModule> {
  return load('analyses', id, 'drawn')
}

export function loadExamples(id: string, kind: QuestionEntry = 'analyses'): Promise<ExamplesModule> {
  return load(kind, id, 'examples')
}

export function loadCalculator(id: string): Promise<CalculatorModule> {
  return load('calculators', id, 'definition')
}

/** How a clinical tool is called with plain values. */
export async function loadPlainNames(id: string): Promise<PlainNames> {
  const { plain }: PlainModule = await load('calculators', id, 'plain')
  return plain
}

/** For `applySteps`. */
export async function loadStep(id: string): Promise<StepModules> {
  const declared: { readonly definition: StepDefinition } = await load('steps', id, 'definition')
  return { definition: declared.definition, apply: await load('steps', id, 'apply') }
}

async function load<M>(kind: EntryKind, id: string, part: string): Promise<M> {
  const module: M = await import(new URL(`${kind}/${id}/${part}.ts`, root).href)
  return module
}
