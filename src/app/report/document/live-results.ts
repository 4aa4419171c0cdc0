import { loadAnalysis } from '#catalog/index.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import { smallCountsIn } from '#catalog/kit/present/small-counts.ts'
import type { Language } from '#catalog/kit/words.ts'
import { questionOf } from '../../outcome/asked-question.ts'
import { loadEntry } from '../../outcome/load-entry.ts'
import { sha256 } from '../../outcome/written-tables.ts'
import { mainFirst, sharedTable } from '../../share/analysis-content.ts'
import type { SharedTable } from '../../share/snapshot.ts'
import { answerOne } from '../answer-one.ts'
import type { ProjectQuestion } from '../project-questions.ts'
import { inGroup, type ResultGroup, resultGroup } from '../result-group.ts'
import { partOf, type ShownResult, shownResult } from '../shown-result.ts'
import type { ReportBlock } from './report-contents.ts'
import { isPresent } from './written-parts.ts'
import type { SavedReport } from './written-report.ts'

/** A number from 1 to 4 in a text. */
const SMALL = /(?<![\d.])[1-4](?![\d.]*\d)/

type Labelled = (label: string, text: string) => string

/** A table of a result that is computed on this device. */
export interface LiveTable {
  readonly id: string
  /** The group of a split. */
  readonly group?: ResultGroup
  readonly table: SharedTable
  /** Counts from 1 to 4, hidden or not. */
  readonly smallCounts: number
  /** Its place among the tables of a share of the result. */
  readonly part: number
  readonly place: number
}

/** What is known of a question that a report shows. */
export interface LiveResult {
  readonly result: ShownResult
  /** Its entry, and the SHA-256 of its question. */
  readonly made: { readonly entry: string; readonly question: string }
  /** In the order of the result. */
  readonly tables: readonly LiveTable[]
}

/** The table of the present result that a block shows; undefined if it shows another one, such as a frozen one with other numbers. */
export function liveTableOf(
  block: ReportBlock,
  report: SavedReport,
  live: ReadonlyMap<string, LiveResult>,
): LiveTable | undefined {
  const tables = live.get(block.source?.id ?? '')?.tables
  if (block.type !== 'table' || !tables || !isPresent(block, report)) return undefined
  return block.source && partOf(tables, block.source)
}

/** The present results of questions, in one language; `hides`: without counts from 1 to 4 in their tables. One without a result is left out. */
export async function liveResults(
  questions: readonly ProjectQuestion[],
  labelled: Labelled,
  language: Language,
  hides: boolean,
): Promise<ReadonlyMap<string, LiveResult>> {
  const found = new Map<string, LiveResult>()
  for (const question of questions) {
    const { record } = question
    // a result that cannot be computed is not in the report either
    const result = await shownResult(question, { language, labelled }).catch(() => undefined)
    const definition = result && (await loadEntry(record))?.definition
    if (!definition) continue
    const made = { entry: definition.id, question: await sha256(questionOf(record, definition)) }
    const tables = record.kind === 'chart' ? [] : await tablesOf(question, labelled, language, hides)
    found.set(record.id, { result, made, tables })
  }
  return found
}

async function tablesOf(
  question: ProjectQuestion,
  labelled: Labelled,
  language: Language,
  hides: boolean,
): Promise<readonly LiveTable[]> {
  const { results } = await answerOne(question, { labelled })
  const entry = await loadAnalysis(question.record.type)
  const found: LiveTable[] = []
  if (!entry) return found
  const { definition } = entry
  for (const [part, { dictionary, outcome, level }] of results.entries()) {
    const display = { settings: displaySettings(language), names: namesOf(dictionary) }
    const group = level && resultGroup(level, display)
    const sample = sampleLine(outcome.sample, display)
    // the line says how many rows each variable lacks, which would give hidden counts away
    const hasSample = sample !== null && !(hides && SMALL.test(sample))
    for (const [place, table] of mainFirst(definition, outcome).entries()) {
      const spec = definition.results.tables[table.of]
      const shared = sharedTable(definition, table, display, hides)
      const notes = hasSample ? [...shared.notes, sample] : shared.notes
      found.push({
        id: table.id,
        ...(group && { group }),
        table: { ...shared, title: inGroup(shared.title, group, language), notes },
        smallCounts: spec ? smallCountsIn(spec, table) : 0,
        part,
        place,
      })
    }
  }
  return found
}
