import { chartTitles, loadChart } from '#catalog/charts.ts'
import { analysisTitles, loadAnalysis } from '#catalog/index.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import type { OptionSpecs } from '#catalog/kit/options/options.ts'
import { initialOptions, type ReadOptions, readOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { readStepOptions } from '#catalog/kit/steps/step-option-readers.ts'
import type { StepOptionSpecs } from '#catalog/kit/steps/step-options.ts'
import { isOffered, type Replaceable } from '#catalog/kit/summary.ts'
import { loadStep, stepTitles } from '#catalog/steps.ts'
import { MAX_PROPOSED_STEPS } from '#contract/assistant/proposals.ts'
import { newId } from '../../data/database/identifiers.ts'
import type { StepRecord } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { ask } from '../../workers/bridge.ts'
import type { AfterDrafts } from '../../workers/open-dataset.ts'
import { bindProposed, type CheckFormula } from './bind-proposed.ts'
import type { Checked, Misfit, Proposed, ProposedStep } from './proposal.ts'

/** What a check needs of the engine. */
export interface ProposalEngine {
  readonly checkFormula: CheckFormula
  /** Applies new steps to the rows of the dataset. Throws without the rows. */
  readonly afterSteps: (steps: readonly StepRecord[]) => Promise<AfterDrafts>
}

/** The engine of the signed-in user's dataset, in its worker. */
function workerEngine(dataset: string): ProposalEngine {
  return {
    checkFormula: (typed, columns, result) => {
      const named = columns.map(({ id, name, type }) => ({ id, name, type }))
      return ask((engine) => engine.checkFormula(typed, named, result) as ReturnType<CheckFormula>)
    },
    afterSteps: (steps) => ask((engine) => engine.applyDrafts(ownData().user, dataset, steps)),
  }
}

/**
 * Checks what a model proposes for a dataset against the catalogue and its variables, and writes nothing. Names become ids, and options that
 * are not asked with the others are left out. Steps are applied one after another, so that a later one may use what an earlier one makes.
 */
export function checkProposal(
  proposed: Proposed,
  dataset: string,
  dictionary: DataDictionary,
  engine: ProposalEngine = workerEngine(dataset),
): Promise<Checked> {
  return proposed.kind === 'steps'
    ? checkSteps(proposed.steps, dataset, dictionary, engine)
    : checkQuestion(proposed, dataset, dictionary, engine)
}

async function checkQuestion(
  { kind, id, options: given }: Extract<Proposed, { readonly id: string }>,
  dataset: string,
  dictionary: DataDictionary,
  { checkFormula }: ProposalEngine,
): Promise<Checked> {
  const isAnalysis = kind === 'analysis'
  const refused = refusal(isAnalysis ? analysisTitles : chartTitles, id)
  if (refused) return { misfits: [refused] }
  const entry = await (isAnalysis ? loadAnalysis(id) : loadChart(id))
  if (!entry) return { misfits: [unknownEntry(id)] }
  const { definition } = entry
  const at = { entry: { kind, id } }
  const specs: OptionSpecs = { ...allOptions(definition), ...(isAnalysis ? {} : styleOptions) }
  const bound = await bindProposed(specs, given, dictionary, checkFormula)
  if ('misfits' in bound) return { misfits: bound.misfits.map((misfit) => ({ ...misfit, ...at })) }
  const initial = initialOptions(definition)
  const { read, asked } = readAsked(specs, (options) =>
    readOptions({ options: options as OptionSpecs }, { ...initial, ...bound.options }, dictionary),
  )
  const wrong = misfitsOf(read, bound.strangers)
  if (wrong.length > 0) return { misfits: wrong.map((misfit) => ({ ...misfit, ...at })) }
  const options = { ...initial, ...onlyAsked(bound.options, asked) }
  const proposal = { kind, dataset, entry: id, version: definition.version, options }
  return { proposal, missing: read.status === 'incomplete' ? read.missing : [] }
}

async function checkSteps(
  proposed: Extract<Proposed, { readonly kind: 'steps' }>['steps'],
  dataset: string,
  dictionary: DataDictionary,
  engine: ProposalEngine,
): Promise<Checked> {
  if (proposed.length === 0 || proposed.length > MAX_PROPOSED_STEPS)
    return { misfits: [{ code: 'too-large', params: {} }] }
  const steps: ProposedStep[] = []
  let before: DataDictionary | undefined = dictionary
  for (const [k, { type, options }] of proposed.entries()) {
    const isKnown = stepTitles.some(({ id }) => id === type)
    const at = { step: k + 1, ...(isKnown && { entry: { kind: 'step' as const, id: type } }) }
    const checked = await checkStep(type, options, before ?? dictionary, engine.checkFormula)
    if ('misfits' in checked) {
      // without the rows it is not known which variables and values the steps before have made
      const isUnknowable = before === undefined && checked.misfits.some(({ code }) => ofEarlier.has(code))
      const misfits = isUnknowable ? [{ code: 'after-step', params: {} }] : checked.misfits
      return { misfits: misfits.map((misfit) => ({ ...misfit, ...at })) }
    }
    steps.push(checked)
    const after = await engine.afterSteps(steps.map(draftOf)).catch(() => undefined)
    const result = after?.results.at(-1)
    if (result?.status === 'broken' || result?.status === 'incomplete')
      return { misfits: result.problems.map((problem) => ({ ...problem, ...at })) }
    before = after?.dictionary
  }
  return { proposal: { kind: 'steps', dataset, steps }, missing: [] }
}

/** Codes that an earlier step can be the reason of. */
const ofEarlier: ReadonlySet<string> = new Set([
  'unknown-variable',
  'unknown-level',
  'formula-unknown-variable',
  'column-missing',
  'level-missing',
  'measure-not-accepted',
])

/** A step is checked like in its form: nothing may be missing. */
async function checkStep(
  type: string,
  given: ProposedStep['options'],
  dictionary: DataDictionary,
  checkFormula: CheckFormula,
): Promise<ProposedStep | { readonly misfits: readonly Misfit[] }> {
  const refused = refusal(stepTitles, type)
  if (refused) return { misfits: [refused] }
  const entry = await loadStep(type)
  if (!entry) return { misfits: [unknownEntry(type)] }
  const { definition } = entry
  const bound = await bindProposed(definition.options, given, dictionary, checkFormula)
  if ('misfits' in bound) return bound
  const { read, asked } = readAsked(definition.options, (options) =>
    readStepOptions({ options }, bound.options, dictionary),
  )
  const wrong = misfitsOf(read, bound.strangers)
  if (wrong.length > 0) return { misfits: wrong }
  if (read.status === 'incomplete') return { misfits: read.missing }
  return { id: newId(), type, version: definition.version, options: onlyAsked(bound.options, asked) }
}

/** The problems of the readers, then the values that do not occur, each once. */
function misfitsOf(read: ReadOptions<unknown>, strangers: readonly Misfit[]): readonly Misfit[] {
  const problems = read.status === 'rejected' ? read.problems : []
  return [...problems.filter(({ code }) => code !== 'level-missing' || strangers.length === 0), ...strangers]
}

const draftOf = (step: ProposedStep): StepRecord => ({ ...step, order: '', enabled: true })

/** Reads options, and tells which of them are asked with these answers. */
function readAsked(
  specs: StepOptionSpecs,
  read: (specs: StepOptionSpecs) => ReadOptions<unknown>,
): { readonly read: ReadOptions<unknown>; readonly asked: ReadonlySet<string> } {
  const asked = new Set<string>()
  const watched = Object.fromEntries(
    Object.entries(specs).map(([key, spec]) => {
      const when = (answers: Readonly<Record<string, unknown>>) => {
        const isAsked = spec.when?.(answers) ?? true
        if (isAsked) asked.add(key)
        return isAsked
      }
      return [key, { ...spec, when }]
    }),
  )
  return { read: read(watched), asked }
}

/** An option that is not asked is not checked either, and has no effect. */
function onlyAsked(options: StoredOptions, asked: ReadonlySet<string>): StoredOptions {
  return Object.fromEntries(Object.entries(options).filter(([leaf]) => asked.has(leaf.split('.', 1)[0] ?? leaf)))
}

function refusal(entries: readonly (Replaceable & { readonly id: string })[], id: string): Misfit | undefined {
  const entry = entries.find((one) => one.id === id)
  if (entry === undefined) return unknownEntry(id)
  return isOffered(entry) ? undefined : { code: 'replaced-entry', params: { name: id } }
}

const unknownEntry = (id: string): Misfit => ({ code: 'unknown-entry', params: { name: id.slice(0, 60) } })
