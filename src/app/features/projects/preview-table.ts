import { namesOf } from '#catalog/kit/names.ts'
import type { Done, Outcome } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { outlineTable, type PresentedHeadCell, type PresentedRow } from '#catalog/kit/present/present-table.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { knownNames } from '../../data/datasets/kept-names.ts'
import { readKept } from '../../data/datasets/kept-outcome.ts'
import { ownData } from '../../data/own-data.ts'
import { isShowable } from '../../outcome/is-showable.ts'
import { loadEntry } from '../../outcome/load-entry.ts'
import { ask } from '../../workers/bridge.ts'

export interface TablePreview {
  /** The column headings; empty if the table has several lines of them, which a card has no room for. */
  readonly head: readonly PresentedHeadCell[]
  readonly rows: readonly PresentedRow[]
}

/** The number of rows that a card has room for. */
const ROWS = 5

/** The first rows of the main table of a stored result; undefined if it has no table, or if this version of the program cannot read it. */
export async function previewTable(record: AnalysisRecord, language: Language): Promise<TablePreview | undefined> {
  if (record.source) return undefined // a figure
  const [kept, entry] = await Promise.all([readKept(ownData().database, record.id), loadEntry(record)])
  if (!kept || !entry || !isShowable(kept, entry)) return undefined
  const main = firstDone(kept.outcome)?.tables[0]
  if (!main) return undefined
  const { database, user } = ownData()
  const known = () => knownNames(database, record.dataset, kept)
  // an outcome stored before names were has the labels that steps make in the opened dataset only
  const named = kept.names
    ? await known()
    : await ask((engine) => engine.open(user, record.dataset)).then((opened) => opened.dictionary, known)
  const display = { settings: displaySettings(language), names: namesOf(named) }
  const { head, rows, row } = outlineTable(entry.definition, main, display)
  return {
    head: head.length === 1 ? (head[0] ?? []) : [],
    rows: Array.from({ length: Math.min(rows, ROWS) }, (_, k) => row(k)),
  }
}

function firstDone(outcome: Outcome): Done | undefined {
  const answers = outcome.status === 'split' ? outcome.parts.map((part) => part.outcome) : [outcome]
  return answers.find((answer) => answer.status === 'done')
}
