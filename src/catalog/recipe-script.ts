import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Column, Frame } from '#engine/frame/frame.ts'
import { analysisInR, type ScriptedAnalysis } from './analysis-in-r.ts'
import type { StepRecord, StepsResult } from './apply-steps.ts'
import type { OtherDataset } from './kit/options/reference-options.ts'
import type { StoredQuestion } from './kit/options/stored-question.ts'
import { upgradeOptions } from './kit/options/upgrade-options.ts'
import { rMissingLines, rName, rString } from './kit/r/r-code.ts'
import type { WrittenFile } from './kit/r/r-script.ts'
import type { OtherFrame, StepDefinition, StepRScriptModule, StepSummary } from './kit/step.ts'
import { askedAnalysis, askedDatasets, readStepOptions } from './kit/steps/step-option-readers.ts'
import type { Language } from './kit/words.ts'
import { type OtherFile, stepsScript, type TitledScript } from './step-script.ts'

export interface ScriptedStep {
  readonly summary: StepSummary
  readonly definition: StepDefinition
  readonly rScript: StepRScriptModule['rScript']
}

export interface Recipe {
  /** The exported source that the script reads. */
  readonly file: string
  readonly written?: WrittenFile
  readonly source: readonly Column[]
  readonly steps: readonly StepRecord[]
  /** The result of `applySteps`. */
  readonly result: Pick<StepsResult, 'frame' | 'reports'>
  readonly load: (type: string) => Promise<ScriptedStep | undefined>
  /** The analyses that steps ask for, by record, and how to load their programs. */
  readonly questions?: ReadonlyMap<string, StoredQuestion>
  /** By id: the other datasets that steps name, each with the exported file of its data. */
  readonly others?: ReadonlyMap<string, RecipeOther>
  readonly loadAnalysis?: (type: string) => Promise<ScriptedAnalysis | undefined>
  readonly language: Language
}

export interface RecipeOther {
  readonly name: string
  readonly columns: readonly Column[]
  readonly file: string
  readonly written?: WrittenFile
}

/** The R program from the exported source through all completed steps; other steps are left out, as they are here. */
export async function recipeScript(recipe: Recipe): Promise<string> {
  const { file, written, source, steps, result, load, language } = recipe
  const parts: TitledScript[] = []
  const files = new Map<string, OtherFile>()
  for (const [k, step] of steps.entries()) {
    const report = result.reports[k]
    const entry = report?.status === 'done' ? await load(step.type) : undefined
    if (report === undefined || entry === undefined) continue
    const { definition, rScript, summary } = entry
    const stored = upgradeOptions(definition, step, step.options)
    const read = stored === undefined ? undefined : readStepOptions(definition, stored, { columns: report.columns })
    if (read?.status !== 'ok') continue
    const options: Readonly<Record<string, unknown>> = read.options
    const record = askedAnalysis(definition, options)
    const question = record === undefined ? undefined : recipe.questions?.get(record)
    const asked = question && (await recipe.loadAnalysis?.(question.type))
    const found = { rows: report.rowsBefore, rowIds: new Float64Array(), columns: report.columns }
    const analysis = question && asked && analysisInR(question, asked, describeColumns(found))
    const otherFrames = framesOf(askedDatasets(definition, stored ?? {}), recipe, files)
    const rows = { rows: report.rowsBefore, rowIds: report.rowIds, columns: report.columns }
    const context = { stepId: step.id, rows, otherFrames, ...(analysis && { analysis }) }
    const script = rScript.script(options, { file, columns: report.columns }, context)
    const after = result.reports[k + 1]?.columns ?? result.frame.columns
    const lines = newColumnLines(report.made, after)
    parts.push({
      title: [`${k + 1} ${summary.title[language]}`, ...(step.comment ? [oneLine(step.comment)] : [])].join(': '),
      script: { ...script, lines: [...script.lines, ...lines] },
    })
  }
  return stepsScript({ file, columns: source, ...(written && { written }) }, parts, [...files.values()])
}

/** A comment ends with its line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The data frames of the datasets that a step names; those not read before are added to the files. */
function framesOf(
  asked: readonly OtherDataset[],
  { others }: Recipe,
  files: Map<string, OtherFile>,
): ReadonlyMap<string, OtherFrame> {
  return new Map(
    asked.flatMap(({ dataset }) => {
      const other = others?.get(dataset)
      if (other === undefined) return []
      const { name, columns, file, written } = other
      const known = files.get(dataset) ?? {
        frame: `other_${files.size + 1}`,
        data: { file, columns, ...(written && { written }) },
      }
      files.set(dataset, known)
      return [[dataset, { frame: known.frame, name, columns }] as const]
    }),
  )
}

/** The user's metadata of variables that a step created: their names and missing values. */
function newColumnLines(made: ReadonlyMap<string, string>, after: Frame['columns']): string[] {
  return after.flatMap((column) => {
    const given = made.get(column.id)
    if (given === undefined) return []
    const renamed = column.name === given ? [] : [`names(d)[names(d) == ${rString(given)}] <- ${rString(column.name)}`]
    return [...renamed, ...rMissingLines(`d$${rName(column.name)}`, column)]
  })
}
