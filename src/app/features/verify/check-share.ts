import { type Analysis, loadAnalysis } from '#catalog/index.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { WrittenTable } from '#formats/document/provenance.ts'
import type { ProjectRecord } from '#formats/project/project-contents.ts'
import { readConventions } from '../../data/conventions.ts'
import { analysisOf } from '../../data/datasets/analysis.ts'
import { ownData } from '../../data/own-data.ts'
import { computeOutcome, questionOf } from '../../outcome/asked-question.ts'
import { loadEntry } from '../../outcome/load-entry.ts'
import { doneParts, sha256, writtenFigures } from '../../outcome/written-tables.ts'
import { analysisContent } from '../../share/analysis-content.ts'
import type { RowsOfShare, SharedBlock, SharedContent, SharedTable, Snapshot } from '../../share/snapshot.ts'
import { ask, start } from '../../workers/bridge.ts'
import { checkTables } from './check-tables.ts'
import { type ComputedAgain, questionIn, type Reason } from './compute-again.ts'
import { deviceDatabase } from './device-data.ts'

/** The tables of a share in the shape of those of documents. */
function sharedTables({ parts }: SharedContent): readonly WrittenTable[] {
  return parts.flatMap(({ tables }, part) => tables.map((table, place) => writtenTable(table, part, place)))
}

function writtenTable({ title, head, body }: SharedTable, part: number, place: number): WrittenTable {
  const textOf = (runs: readonly { readonly text: string }[]) => runs.map(({ text }) => text).join('')
  return {
    id: String(place),
    part,
    title,
    head: head.flat().map(({ runs }) => textOf(runs)),
    rows: body.map(({ cells }) => cells.map(({ runs }) => [textOf(runs), null] as const)),
  }
}

const sharedTexts = ({ parts }: SharedContent) => parts.flatMap(({ reading }) => reading)

/** What a share shows of one analysis, to be checked. */
export interface SharedResult {
  readonly title: string
  /** The analysis in words; undefined where its id alone is known. */
  readonly method: string | undefined
  /** Undefined for what cannot be found again: a tool, or what a report shows frozen with other numbers. */
  readonly made: { readonly entry: string; readonly question: string } | undefined
  readonly engine: string
  readonly data: string | null
  readonly tables: readonly WrittenTable[]
  readonly texts: readonly string[]
  /** From which it can be computed anywhere. */
  readonly rows?: RowsOfShare | undefined
}

/** The results in a share: one, or those that a report shows, one after another. */
export function sharedResults(
  { content, made, engine, data, rows }: Snapshot,
  language: Language,
): readonly SharedResult[] {
  const { title, entry, blocks, ...rest } = content[language]
  if (!blocks) {
    const shown = { title, entry, ...rest }
    const printed = { tables: sharedTables(shown), texts: sharedTexts(shown) }
    return [{ title, method: entry, made, engine, data: rows?.data ?? data, rows, ...printed }]
  }
  const groups = new Map<string, ComputedBlock[]>()
  for (const block of blocks) {
    if (block.kind !== 'table' && block.kind !== 'reading') continue
    const key = block.made ? [block.made.question, block.engine, block.data].join(' ') : `${block.at}`
    groups.set(key, [...(groups.get(key) ?? []), block])
  }
  return [...groups.values()].map((group) => resultOf(group, title))
}

type ComputedBlock = Extract<SharedBlock, { kind: 'table' | 'reading' }>

function resultOf(group: readonly ComputedBlock[], report: string): SharedResult {
  const labels = group.flatMap((block) =>
    block.kind === 'table' ? [`${block.label} ${block.table.title}`.trim()] : [],
  )
  const tables = group.flatMap((block) =>
    block.kind === 'table' ? [writtenTable(block.table, block.made?.part ?? 0, block.made?.place ?? 0)] : [],
  )
  const texts = group.flatMap((block) => (block.kind === 'reading' ? block.lines : []))
  const [first] = group
  return {
    title: labels.length > 0 ? labels.join(' · ') : report,
    method: undefined,
    made: first?.made && { entry: first.made.entry, question: first.made.question },
    engine: first?.engine ?? '',
    data: first?.data ?? null,
    tables,
    texts: [...new Set(texts)],
  }
}

/** Computes a shared result again, from its rows or, without any, if this device has the same analysis. Undefined if it has not. */
export async function computeShareAgain(
  shared: SharedResult,
  language: Language,
  signal: AbortSignal,
): Promise<ComputedAgain | undefined> {
  const { made, data, engine } = shared
  if (shared.rows) return computeFromRows(shared, shared.rows, language, signal)
  const entry = made && (await loadAnalysis(made.entry))
  const database = entry && (await deviceDatabase().catch(() => undefined))
  if (!made || !entry || !database) return undefined
  const rows = await database.records.where('kind').equals('analysis').toArray()
  for (const row of rows) {
    if (row.deleted !== 0) continue
    const bare = analysisOf(row, {})
    if (bare.type !== made.entry) continue
    const record = { ...bare, conventions: await readConventions(database, bare.project) }
    const question = questionOf(record, entry.definition)
    if ((await sha256(question)) !== made.question) continue
    const { outcome, dataVersion, engineVersion } = await computeOutcome(record, question, {
      signal,
      onProgress: () => undefined,
    })
    const { dictionary } = await ask((api) => api.open(ownData().user, record.dataset))
    const printed = await closestContent(shared, { entry, outcome, dictionary }, language)
    const reasons: Reason[] = []
    if (data !== null && !dataVersion.startsWith(data)) reasons.push('other-data')
    if (engineVersion !== engine) reasons.push('other-engine')
    return { reasons, engineVersion, figures: undefined, ...printed }
  }
  return undefined
}

/** The rows of a share, checked like a project file of a stranger. */
async function computeFromRows(
  shared: SharedResult,
  { kind, entry: type, question, records, source, data }: RowsOfShare,
  language: Language,
  signal: AbortSignal,
): Promise<ComputedAgain> {
  const nothing = { tables: undefined, figures: undefined, texts: undefined, engineVersion: undefined }
  const asked = questionIn(question)
  if (!asked) return { ...nothing, reasons: ['unreadable-recipe'] }
  const recipe = records.filter((one) => /^(?:project|dataset|variable)$/.test(one.kind)) as readonly ProjectRecord[]
  const request = { ...asked, kind, entry: type, recipe }
  const [entry, computed] = await Promise.all([
    loadEntry({ kind, type }),
    start((engine, job, onProgress) => engine.recompute(new Blob([source]), request, job, onProgress), { signal }),
  ])
  if (!entry || !computed) return { ...nothing, reasons: ['unknown-entry'] }
  const { outcome, dictionary, dataVersion, engineVersion, isSource } = computed
  const reasons: Reason[] = []
  if (!isSource) reasons.push('other-file')
  else if (dataVersion !== data) reasons.push('other-data')
  if (engineVersion !== shared.engine) reasons.push('other-engine')
  if (doneParts(outcome).length === 0) return { ...nothing, engineVersion, reasons: [...reasons, 'no-result'] }
  const hasReading = 'reading' in entry && shared.tables.length + shared.texts.length > 0
  const printed = hasReading
    ? await closestContent(shared, { entry, outcome, dictionary }, language)
    : { tables: [], texts: [] }
  return { reasons, engineVersion, figures: await writtenFigures(outcome, (all) => all), ...printed }
}

interface Computed {
  readonly entry: Analysis
  readonly outcome: Outcome
  readonly dictionary: DataDictionary
}

/** What is computed now as the share would print it. */
async function closestContent(
  { title, tables }: SharedResult,
  { entry, outcome, dictionary }: Computed,
  language: Language,
) {
  // the style of the numbers, and whether small counts are hidden, were choices of the sharer
  const forms = (['chinese-journal', 'english-journal'] as const).flatMap((preset) => [
    { preset, hides: false },
    { preset, hides: true },
  ])
  const printed = await Promise.all(
    forms.map(async ({ preset, hides }) => {
      const display = { settings: displaySettings(language, { preset }), names: namesOf(dictionary) }
      const content = await analysisContent(entry, title, outcome, display, hides)
      const now = sharedTables(content)
      const cells = checkTables(tables, undefined, now).flatMap((table) => table.rows.flat())
      return { now, texts: sharedTexts(content), differing: cells.filter(({ mark }) => mark === 'differs').length }
    }),
  )
  const closest = printed.toSorted((a, b) => a.differing - b.differing)[0]
  return { tables: closest?.now, texts: closest?.texts }
}
