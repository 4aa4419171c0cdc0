import type { Words } from '#catalog/kit/words.ts'
import type { Checklist, ChecklistId, ChecklistItem } from './checklist.ts'
import { consort } from './consort.ts'
import { evidence, type Found, type KnownReport } from './evidence.ts'
import { stard } from './stard.ts'
import { strobe } from './strobe.ts'
import { tripod } from './tripod.ts'

export const checklists: readonly Checklist[] = [...strobe, consort, stard, tripod]

export interface FilledItem extends ChecklistItem {
  readonly state: Found['state'] | 'missing'
  /** Blocks of the report. */
  readonly where: readonly string[]
  /** What stands there, or what is to be written. */
  readonly what: Words
}

/** Each item with what the report holds of it. An item that no result answers is missing, with what to write: only the author knows whether it stands in the text. */
export function fillChecklist({ items }: Checklist, report: KnownReport): readonly FilledItem[] {
  return items.map((item) => {
    const found = item.evidence === undefined ? undefined : evidence[item.evidence](report)
    return found ? { ...item, ...found } : { ...item, state: 'missing', where: [], what: toWrite(item) }
  })
}

function toWrite({ about }: ChecklistItem): Words {
  return { en: `Write ${about.en}.`, zh: `请写明：${about.zh}。` }
}

const diagnostic = new Set([
  'diagnostic-accuracy',
  'roc-analysis',
  'roc-curve',
  'confusion-matrix',
  'fagan-nomogram',
  'precision-recall',
])
const overTime = new Set([
  'kaplan-meier',
  'cox-regression',
  'km-curve',
  'cumulative-incidence',
  'count-regression',
  'rate-one-sample',
  'risk-comparison',
])
const byExposure = new Set(['logistic-regression', 'stratified-tables', 'paired-proportions'])
const predicting = new Set(['decision-curve', 'time-roc', 'risk-score-panel', 'lasso-path'])

/**
 * The checklist that fits the results: accuracy of a test before all, then a prediction model, then an observational study by its analyses. A
 * randomised trial cannot be told from the data: CONSORT only if the author says so.
 */
export function proposeChecklist(entries: readonly string[], isRandomised: boolean): ChecklistId {
  const has = (set: ReadonlySet<string>) => entries.some((entry) => set.has(entry))
  if (isRandomised) return 'consort-2010'
  if (has(predicting)) return 'tripod-2015'
  if (has(diagnostic)) return 'stard-2015'
  if (has(overTime)) return 'strobe-cohort'
  return has(byExposure) ? 'strobe-case-control' : 'strobe-cross-sectional'
}
