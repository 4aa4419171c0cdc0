import type { Reported } from '#catalog/kit/reported.ts'
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
  /** What the blocks hold, or what is to be written. */
  readonly what: Words
}

/** Each item with what the report holds of it. An item that no result answers is missing, with what to write: only the author knows whether the text has it. */
export function fillChecklist({ items }: Checklist, report: KnownReport): readonly FilledItem[] {
  return items.map((item) => {
    const found = item.evidence === undefined ? undefined : evidence[item.evidence](report)
    return found ? { ...item, ...found } : { ...item, state: 'missing', where: [], what: toWrite(item) }
  })
}

function toWrite({ about }: ChecklistItem): Words {
  return { en: `Write ${about.en}.`, zh: `请写明：${about.zh}。` }
}

/**
 * The checklist that fits the results: a prediction model or the accuracy of a test before all, then an observational study by its analyses. Data
 * do not show whether a trial was randomised: CONSORT only if the author says so. `reports` are those of all results together.
 */
export function proposeChecklist(reports: readonly Reported[], isRandomised: boolean): ChecklistId {
  const has = (...wanted: readonly Reported[]) => reports.some((one) => wanted.includes(one))
  if (isRandomised) return 'consort-2010'
  if (has('prediction')) return 'tripod-2015'
  if (has('accuracy', 'cross-table')) return 'stard-2015'
  if (has('follow-up', 'absolute-risks')) return 'strobe-cohort'
  return has('exposure-counts') ? 'strobe-case-control' : 'strobe-cross-sectional'
}
