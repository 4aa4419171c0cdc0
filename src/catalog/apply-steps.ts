import { contentHash } from '#engine/frame/content-hash.ts'
import { type Column, type ColumnMeta, type Frame, withMeta } from '#engine/frame/frame.ts'
import { makeFrame } from '#engine/frame/make-columns.ts'
import { pickNumbers, selectCells } from '#engine/frame/select-rows.ts'
import { withSoundSets } from '#engine/frame/sets-and-weight.ts'
import { engineVersion } from './kit/engine-version.ts'
import { referToStepColumns } from './kit/options/named-records.ts'
import type { OtherDataset } from './kit/options/reference-options.ts'
import type { StoredOptions } from './kit/options/stored-options.ts'
import type { StoredQuestion } from './kit/options/stored-question.ts'
import { type StoredVersion, upgradeOptions } from './kit/options/upgrade-options.ts'
import type { Notice, OptionProblem, Outcome, Params } from './kit/outcome/outcome.ts'
import type {
  ApplyModule,
  Broken,
  ColumnsChange,
  OtherTable,
  RowsChange,
  StepChange,
  StepContext,
  StepDefinition,
  TableChange,
} from './kit/step.ts'
import { askedAnalysis, askedDatasets, dictionaryWith, readStepOptions } from './kit/steps/step-option-readers.ts'
import type { SummaryItem } from './kit/steps/step-options.ts'
import { StepCache } from './step-cache.ts'
import { columnsWithIds, type StepOrigins, stepOrigins, withColumnIds } from './step-origins.ts'

/** A stored step; steps are in the order of the dataset. */
export interface StepRecord extends StoredVersion {
  readonly id: string
  readonly type: string
  readonly enabled: boolean
  readonly options: StoredOptions
  /** The first step of which it is a copy, whose rows and variables it names the same. */
  readonly origin?: string
  /** Why the step exists, in the user's words. */
  readonly comment?: string
}

export interface StepModules {
  readonly definition: StepDefinition
  readonly apply: ApplyModule
}

/** The user's metadata of a column, which override its own. */
export type MetaOverlay = Partial<Omit<ColumnMeta, 'id'>>

export interface StepsInput {
  readonly source: Frame
  /** Identifies the cells of the source: its hash and that of its import schema. */
  readonly sourceKey: string
  readonly steps: readonly StepRecord[]
  /** By column id, for columns of the source and of steps. */
  readonly overlays?: Readonly<Record<string, MetaOverlay>>
  readonly load: (type: string) => Promise<StepModules | undefined>
  readonly cache?: StepCache
  /** Analyses that steps may ask for, by record. */
  readonly questions?: ReadonlyMap<string, StoredQuestion>
  /** Answers such a question for the rows at the step. */
  readonly answer?: (question: StoredQuestion, frame: Frame) => Promise<Outcome>
  /** Finds another dataset that a step names, or the reason why the step cannot have it. */
  readonly other?: (asked: OtherDataset, step: StepRecord) => Promise<OtherData | OtherProblem>
  /** The copies among the steps of the other datasets: by step, the first of its originals. */
  readonly origins?: ReadonlyMap<string, string>
  /** Awaited between steps and within long ones; throws if the work was cancelled. */
  readonly checkpoint?: () => Promise<void>
  /** Receives the fraction of a step that is done. */
  readonly progress?: (step: string, fraction: number) => void
}

/** Another dataset after its own steps, with the keys of its cells and the copies among its steps. */
export interface OtherData extends OtherTable, CellKeys {
  readonly origins?: ReadonlyMap<string, string>
}

export interface OtherProblem {
  readonly problem: string
  readonly params: Params
}

interface StepReport {
  readonly id: string
  /** `off`: disabled. A step whose status is not `done` leaves the data unchanged. */
  readonly status: 'done' | 'incomplete' | 'broken' | 'off'
  readonly notices: readonly Notice[]
  /** What is missing in an incomplete step, or why a step is broken. */
  readonly problems: readonly OptionProblem[]
  /** The variables before the step, for its form. */
  readonly columns: readonly Column[]
  /** The rows before the step. */
  readonly rowIds: Float64Array
  /** The name that the step gave each column it created, regardless of renaming by the user. */
  readonly made: ReadonlyMap<string, string>
  readonly rowsBefore: number
  readonly rowsAfter: number
}

export interface StepsResult extends CellKeys {
  readonly frame: Frame
  /** Identifies the cells of the frame: equal keys mean equal data, ignoring labels and names. */
  readonly key: string
  readonly reports: readonly StepReport[]
  /** The copies among the steps, and among those of the other datasets. */
  readonly origins?: ReadonlyMap<string, string>
}

/** A frame under construction, with keys of its contents. */
interface State extends CellKeys {
  readonly frame: Frame
}

interface CellKeys {
  readonly rowsKey: string
  /** Identifies the cells of each column. */
  readonly cellKeys: ReadonlyMap<string, string>
}

/**
 * Applies the steps in order. A step is recomputed only if its options, the columns that it reads or the rows have changed. A broken,
 * incomplete or disabled step changes nothing, and steps that depend on it find its columns missing.
 */
export async function applySteps(input: StepsInput): Promise<StepsResult> {
  const names = stepOrigins(input.steps, input.origins)
  return names === undefined ? applied(input) : ofCopies(await applied(asOriginals(input, names)), names)
}

/** The same recipe with the original steps in place of copies, where results of both are the same. */
function asOriginals(input: StepsInput, names: StepOrigins): StepsInput {
  const { steps, overlays, questions, other, progress } = input
  const { toOrigins, toSteps } = names
  const copies = new Map(steps.map((step) => [toOrigins(step.id), step]))
  return {
    ...input,
    steps: steps.map((step) => ({ ...step, id: toOrigins(step.id), options: toOrigins(step.options) })),
    ...(overlays && { overlays: toOrigins(overlays) }),
    ...(questions && { questions: toOrigins(questions) }),
    ...(other && {
      other: async (asked, step) => {
        const found = await other(asked, copies.get(step.id) ?? step)
        if ('problem' in found) return found
        return { ...found, frame: withColumnIds(found.frame, toOrigins), cellKeys: toOrigins(found.cellKeys) }
      },
    }),
    ...(progress && { progress: (step, fraction) => progress(toSteps(step), fraction) }),
  }
}

function ofCopies({ frame, rowsKey, cellKeys, reports }: StepsResult, { origins, toSteps }: StepOrigins): StepsResult {
  const state = { frame: withColumnIds(frame, toSteps), rowsKey, cellKeys: toSteps(cellKeys) }
  return {
    ...state,
    key: keyOf(state),
    origins,
    reports: reports.map((report) => ({
      ...report,
      id: toSteps(report.id),
      notices: toSteps(report.notices),
      problems: toSteps(report.problems),
      columns: columnsWithIds(report.columns, toSteps),
      made: toSteps(report.made),
    })),
  }
}

async function applied(input: StepsInput): Promise<StepsResult> {
  const { source, sourceKey, steps, overlays = {}, load, cache = new StepCache() } = input
  let state: State = {
    frame: { ...source, columns: source.columns.map((column) => ({ ...column, ...overlays[column.id] })) },
    rowsKey: contentHash([sourceKey, 'rows']),
    cellKeys: new Map(source.columns.map((column) => [column.id, contentHash([sourceKey, column.id])])),
  }
  const reports: StepReport[] = []
  const given = { ...input, overlays, cache }
  for (const step of steps) {
    await input.checkpoint?.()
    const before = state
    const outcome = step.enabled ? await applyStep(state, step, await load(step.type), given) : off
    state = outcome.state ?? before
    reports.push({
      id: step.id,
      status: outcome.status,
      notices: outcome.notices,
      problems: outcome.problems,
      columns: before.frame.columns,
      rowIds: before.frame.rowIds,
      made: outcome.made ?? new Map<string, string>(),
      rowsBefore: before.frame.rows,
      rowsAfter: state.frame.rows,
    })
  }
  return { ...state, key: keyOf(state), reports }
}

const keyOf = (state: State) =>
  contentHash([state.rowsKey, state.frame.columns.map((column) => [column.id, readKey(state, column)])])

/** What determines a step's change besides the state. */
interface Asked extends StepModules {
  readonly options: Readonly<Record<string, unknown>>
  readonly question: StoredQuestion | undefined
  readonly others: ReadonlyMap<string, OtherData>
}

interface StepOutcome {
  readonly status: StepReport['status']
  readonly notices: readonly Notice[]
  readonly problems: readonly OptionProblem[]
  readonly state?: State
  readonly made?: ReadonlyMap<string, string>
}

interface Kept {
  readonly cache: StepCache
  readonly checkpoint?: () => Promise<void>
}

const off: StepOutcome = { status: 'off', notices: [], problems: [] }

async function applyStep(
  state: State,
  step: StepRecord,
  modules: StepModules | undefined,
  given: Kept & StepsInput & Required<Pick<StepsInput, 'overlays'>>,
): Promise<StepOutcome> {
  const { overlays, cache } = given
  if (modules === undefined) return brokenBy([{ option: '', code: 'unknown-step', params: { type: step.type } }])
  const { definition, apply } = modules
  const stored = upgradeOptions(definition, step, step.options)
  if (stored === undefined) return brokenBy([{ option: '', code: 'newer-version', params: {} }])
  const found = await findOthers(definition, stored, step, given)
  if (found.problems.length > 0) return brokenBy(found.problems)
  const { others } = found
  const read = readStepOptions(definition, stored, dictionaryWith(state.frame.columns, others))
  if (read.status === 'rejected') return brokenBy(read.problems)
  if (read.status === 'incomplete') return { status: 'incomplete', notices: [], problems: read.missing }
  const options: Readonly<Record<string, unknown>> = read.options
  const record = askedAnalysis(definition, options)
  const question = record === undefined ? undefined : given.questions?.get(record)
  if (record !== undefined && question === undefined)
    return brokenBy([{ option: '', code: 'analysis-missing', params: {} }])
  // Steps are in sequence and an analysis belongs to one of them, so this is the only way in which they could depend on each other in a
  // circle.
  if (question !== undefined && referToStepColumns(question.options, given.steps.slice(given.steps.indexOf(step))))
    return brokenBy([{ option: '', code: 'analysis-goes-in-circles', params: {} }])
  const asked: Asked = { definition, apply, options, question, others }
  const key = stepKey(state, step, asked)
  // labels come along with columns of other datasets, but no cell depends on them
  const cellsKey = others.size > 0 ? stepKey(state, step, asked, 'cells') : key
  const known = key === null ? undefined : cache.get<StepChange>(key)
  const answer = known || !question ? undefined : await given.answer?.(question, state.frame)
  const { checkpoint, progress } = given
  const context: StepContext = {
    stepId: step.id,
    ...(answer && { answer }),
    ...(others.size > 0 && { others }),
    ...(checkpoint && { checkpoint }),
    ...(progress && { progress: (fraction: number) => progress(step.id, fraction) }),
  }
  const change = known ?? (await apply.apply(state.frame, options, context))
  if (change.status === 'broken')
    return brokenBy([{ option: change.option ?? '', code: change.code, params: change.params }])
  if (known === undefined && key !== null) cache.set(key, remembered(change, state), changeBytes(change))
  const isMade = ({ id }: Column) => id.startsWith(`${step.id}.`)
  const madeBy = change.status === 'rows' ? [] : change.columns.filter(isMade)
  const said = (column: Column) => (isMade(column) ? { ...column, ...overlays[column.id] } : column)
  return {
    status: 'done',
    notices: change.notices,
    problems: [],
    state: await nextState(state, change, cellsKey, said, given),
    made: new Map(madeBy.map(({ id, name }) => [id, name])),
  }
}

async function findOthers(
  definition: StepDefinition,
  stored: StoredOptions,
  step: StepRecord,
  { other }: StepsInput,
): Promise<{ readonly others: ReadonlyMap<string, OtherData>; readonly problems: readonly OptionProblem[] }> {
  const others = new Map<string, OtherData>()
  const problems: OptionProblem[] = []
  const option = Object.entries(definition.options).find(([, { kind }]) => kind === 'dataset')?.[0] ?? ''
  for (const asked of askedDatasets(definition, stored)) {
    const found = await other?.(asked, step)
    if (found === undefined) problems.push({ option, code: 'other-missing', params: {} })
    else if ('problem' in found) problems.push({ option, code: found.problem, params: found.params })
    else others.set(asked.dataset, found)
  }
  return { others, problems }
}

function brokenBy(problems: readonly OptionProblem[]): StepOutcome {
  return { status: 'broken', notices: [], problems }
}

/** Null if the columns that the step reads are unknown; the step is then broken, which is quick to find out. */
function stepKey(state: State, step: StepRecord, asked: Asked, of: 'change' | 'cells' = 'change'): string | null {
  const { definition, apply, options, question, others } = asked
  try {
    // an analysis chooses which columns it reads, so it is recomputed if any column has changed
    const read = question ? 'all' : apply.reads(options)
    const ids = read === 'all' ? state.frame.columns.map(({ id }) => id) : read
    const reads = ids.map((id) => {
      const column = state.frame.columns.find((c) => c.id === id)
      if (column === undefined) return null
      // a copied column has these of its source
      const shown = question ? [] : [column.format ?? null, column.note ?? null, column.source ?? null]
      return [id, column.name, readKey(state, column), ...shown]
    })
    const names = rivalNames(state, asked)
    const readThere = apply.readsOthers?.(options) ?? {}
    const there = [...others].map(([id, other]) => [id, otherKey(other, readThere[id] ?? 'all', of)])
    const what = [definition.id, definition.version, step.id, options]
    return contentHash([...what, state.rowsKey, reads, names, ...(question ? [question, engineVersion] : []), ...there])
  } catch {
    return null
  }
}

/**
 * Names on which it depends whether the step's new names are available: all, if they can be made from texts or come from another dataset; of a
 * list of statistics those that it has itself.
 */
function rivalNames({ frame }: State, { definition, options, others }: Asked): string[] {
  const names = frame.columns.map(({ name }) => name)
  const specs = Object.entries(definition.options)
  if (others.size > 0 || specs.some(([, { kind }]) => kind === 'text')) return names
  const lists = specs.filter(([, { kind }]) => kind === 'summary-items')
  const own = new Set(lists.flatMap(([key]) => (options[key] as readonly SummaryItem[]).map(({ name }) => name.trim())))
  return names.filter((name) => own.has(name))
}

/** Identifies what a step takes from another dataset: the rows, and the columns that it reads with all that goes along with them. */
function otherKey(other: OtherData, read: readonly string[] | 'all', of: 'change' | 'cells'): string {
  const columns = other.frame.columns.filter(({ id }) => read === 'all' || read.includes(id))
  const shown = columns.map((column) => {
    const { id, name, label, format, note, source } = column
    const told = of === 'cells' ? [] : [label, format ?? null, note ?? null, source ?? null]
    return [id, name, ...told, readKey(other, column)]
  })
  return contentHash([other.name, other.rowsKey, shown])
}

/** Identifies the cells of a column and how they are interpreted. */
function readKey(state: CellKeys, { id, measure, valueLabels, missingCodes, missingRanges }: Column): string {
  const ranges = missingRanges.length === 0 ? [] : [missingRanges]
  return contentHash([state.cellKeys.get(id), measure, valueLabels, missingCodes, ...ranges])
}

/** A change with the labels of the columns before it: its key excludes them, since no cell depends on labels. */
type Remembered<C extends ColumnsChange | TableChange> = C & { readonly labels?: ReadonlyMap<string, string> }

function remembered(change: Exclude<StepChange, Broken>, { frame }: State): Exclude<StepChange, Broken> {
  if (change.status === 'rows') return change
  const labels = new Map(frame.columns.map(({ id, label }) => [id, label]))
  const kept: Remembered<typeof change> = { ...change, labels }
  return kept
}

/** Gives an existing column of a remembered change today's label, unless the change gave it another. */
function relabels({ frame }: State, { labels }: Remembered<ColumnsChange | TableChange>): (column: Column) => Column {
  const now = new Map(frame.columns.map(({ id, label }) => [id, label]))
  return (column) => {
    const label = now.get(column.id)
    return label !== undefined && labels?.get(column.id) === column.label ? { ...column, label } : column
  }
}

function nextState(
  state: State,
  change: Exclude<StepChange, Broken>,
  key: string | null,
  said: (column: Column) => Column,
  kept: Kept,
): State | Promise<State> {
  if (change.status === 'rows') return withRows(state, change, key, kept)
  if (change.status === 'table') return withTable(state, change, key, said)
  return withColumns(state, change, key, said)
}

function withTable(
  state: State,
  change: Remembered<TableChange>,
  key: string | null,
  said: (column: Column) => Column,
): State {
  const relabelled = relabels(state, change)
  const columns = change.columns.map((column) => said(relabelled(column)))
  return {
    frame: withSoundSets({ ...state.frame, ...makeFrame(columns, change.rowIds) }),
    rowsKey: contentHash([key, 'rows']),
    cellKeys: new Map(columns.map(({ id }) => [id, contentHash([key, 'table', id])])),
  }
}

function withColumns(
  state: State,
  change: Remembered<ColumnsChange>,
  key: string | null,
  said: (column: Column) => Column,
): State {
  const cellKeys = new Map(state.cellKeys)
  for (const id of change.removed) cellKeys.delete(id)
  const relabelled = relabels(state, change)
  const columns = state.frame.columns.filter((column) => !change.removed.includes(column.id))
  for (const [k, column] of change.columns.entries()) {
    const at = columns.findIndex((c) => c.id === column.id)
    const old = columns[at]
    if (old === undefined) columns.push(said(column))
    else columns[at] = relabelled(column)
    // a new name or label leaves the cells unchanged
    if (old === undefined || cellsOf(old) !== cellsOf(column)) cellKeys.set(column.id, contentHash([key, k]))
  }
  const ordered = change.first === undefined ? columns : withFirst(columns, change.first)
  return { frame: withSoundSets({ ...state.frame, columns: ordered }), rowsKey: state.rowsKey, cellKeys }
}

function withFirst(columns: readonly Column[], first: readonly string[]): readonly Column[] {
  const found = first.flatMap((id) => columns.find((column) => column.id === id) ?? [])
  return [...found, ...columns.filter((column) => !found.includes(column))]
}

async function withRows(
  state: State,
  change: RowsChange,
  key: string | null,
  { cache, checkpoint }: Kept,
): Promise<State> {
  const rowsKey = contentHash([key, 'rows'])
  const cellKeys = new Map<string, string>()
  const columns: Column[] = []
  for (const column of state.frame.columns) {
    const cellKey = contentHash([state.cellKeys.get(column.id), rowsKey])
    cellKeys.set(column.id, cellKey)
    const known = cache.get<Column>(cellKey)
    if (known !== undefined) {
      columns.push(withMeta(known, column))
      continue
    }
    const selected = selectCells(column, change.positions)
    cache.set(cellKey, selected, cellBytes(selected))
    columns.push(selected)
    await checkpoint?.()
  }
  const rowIds = pickNumbers(state.frame.rowIds, change.positions)
  return { frame: { ...state.frame, rows: change.positions.length, rowIds, columns }, rowsKey, cellKeys }
}

const cellBytes = (column: Column) =>
  cellsOf(column).byteLength + (column.type === 'text' ? 0 : (column.missingTags?.byteLength ?? 0))

const cellsOf = (column: Column) => (column.type === 'text' ? column.codes : column.values)

function changeBytes(change: Exclude<StepChange, Broken>): number {
  if (change.status === 'rows') return change.positions.byteLength
  const ids = change.status === 'table' ? change.rowIds.byteLength : 0
  return change.columns.reduce((sum, column) => sum + cellBytes(column), ids)
}
