import { loadAnalysis } from '#catalog/index.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { WrittenTable } from '#formats/document/provenance.ts'
import { readConventions } from '../../data/conventions.ts'
import { analysisOf } from '../../data/datasets/analysis.ts'
import { ownData } from '../../data/own-data.ts'
import { computeOutcome, questionOf } from '../../outcome/asked-question.ts'
import { sha256 } from '../../outcome/written-tables.ts'
import { analysisContent } from '../../share/analysis-content.ts'
import type { SharedBlock, SharedContent, SharedTable, Snapshot } from '../../share/snapshot.ts'
import { ask } from '../../workers/bridge.ts'
import { checkTables } from './check-tables.ts'
import type { ComputedAgain, Reason } from './compute-again.ts'
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
}

/** The results in a share: one, or those that a report shows, one after another. */
export function sharedResults({ content, made, engine, data }: Snapshot, language: Language): readonly SharedResult[] {
  const { title, entry, blocks, ...rest } = content[language]
  if (!blocks) {
    const shown = { title, entry, ...rest }
    return [{ title, method: entry, made, engine, data, tables: sharedTables(shown), texts: sharedTexts(shown) }]
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

/** Computes a shared analysis again, if this device has the same one. Undefined if it has not: a share has no recipe to compute from. */
export async function computeShareAgain(
  { made, title, tables, data, engine }: SharedResult,
  language: Language,
  signal: AbortSignal,
): Promise<ComputedAgain | undefined> {
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
    // the style of the numbers, and whether small counts are hidden, were choices of the sharer
    const forms = (['chinese-journal', 'english-journal'] as const).flatMap((preset) => [
      { preset, hides: false },
      { preset, hides: true },
    ])
    const contents = await Promise.all(
      forms.map(({ preset, hides }) => {
        const display = { settings: displaySettings(language, { preset }), names: namesOf(dictionary) }
        return analysisContent(entry, title, outcome, display, hides)
      }),
    )
    const differing = (one: SharedContent) =>
      checkTables(tables, undefined, sharedTables(one))
        .flatMap((table) => table.rows.flat())
        .filter(({ mark }) => mark === 'differs').length
    const [closest] = contents.toSorted((a, b) => differing(a) - differing(b))
    if (!closest) return undefined
    const reasons: Reason[] = []
    if (data !== null && !dataVersion.startsWith(data)) reasons.push('other-data')
    if (engineVersion !== engine) reasons.push('other-engine')
    return { reasons, engineVersion, tables: sharedTables(closest), figures: undefined, texts: sharedTexts(closest) }
  }
  return undefined
}
