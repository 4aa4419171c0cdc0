import type { FileChoices, FilePreview } from '#formats/table-file.ts'
import type { Proposal } from '../workers/import-dataset.ts'
import { groupQuestions, isAllAnswered, raisedQuestions } from './answer-questions.ts'
import { redcapFile } from './redcap-file.ts'

/** Why a file is not read at once: nothing that was detected would be a safe default. */
export type PreviewDecision = 'header' | 'sheets' | 'tables' | 'encoding' | 'redcap'

/** What the reader decides before the rows are read; undefined if the detected settings can be taken. */
export function previewDecision(preview: FilePreview, choices: FileChoices): PreviewDecision | undefined {
  if (preview.question && !isAllAnswered([preview.question], choices)) return 'header'
  if (preview.format === 'sheets') return preview.otherSheets.length > 0 ? 'sheets' : undefined
  if (preview.format === 'csv' && redcapFile(preview.rows[0] ?? [])) return 'redcap'
  if (preview.format === 'csv') return preview.guess?.by === 'guess' ? 'encoding' : undefined
  if (preview.tables.length > 0 && choices.table === undefined) return 'tables'
  return preview.encoding.by === 'guess' ? 'encoding' : undefined
}

/** Columns of dates that can be read in two ways, such as 3/4, and whose order was not chosen. */
export function openDateOrders({ findings, schema }: Proposal, choices: FileChoices): readonly string[] {
  return findings.flatMap(({ code, column }) => {
    if (code !== 'ambiguous-date-order' || column === undefined) return []
    const chosen = choices.columns?.[column]
    const { include, type } = { ...schema.columns.find(({ id }) => id === column), ...chosen }
    const isDate = type === 'date' || type === 'datetime'
    return include !== false && isDate && chosen?.dateOrder === undefined ? [column] : []
  })
}

/** Whether nothing is open that would make up or change a value if it was guessed. */
export function isDecided(proposal: Proposal, choices: FileChoices): boolean {
  return isAllAnswered(proposal.questions, choices) && openDateOrders(proposal, choices).length === 0
}

/**
 * Whether a dataset can be stored without a review. Columns that tell who a patient is are reviewed where the rows leave the device, because
 * they cannot be called back from there.
 */
export function isStoredAtOnce(proposal: Proposal, choices: FileChoices, leavesDevice: boolean): boolean {
  const isPersonal = proposal.findings.some(({ code }) => code === 'personal-data')
  return isDecided(proposal, choices) && !(leavesDevice && isPersonal)
}

/** How many things of an import the reader may want to look at: what was found, and what was decided without asking. */
export function thingsToLookAt(proposal: Proposal, choices: FileChoices): number {
  const left = (id: string | undefined) => id !== undefined && choices.columns?.[id]?.include === false
  const found = proposal.findings.filter(
    ({ code, column }) =>
      !left(column) && !(code === 'ambiguous-date-order' && choices.columns?.[column ?? '']?.dateOrder),
  )
  const unasked = raisedQuestions(proposal.questions, choices).filter(({ isOpen, code, column }) => {
    const given = column === undefined ? choices.answers?.[code] : choices.answers?.columns?.[column]?.[code]
    return !isOpen && given === undefined
  })
  return found.length + groupQuestions(unasked).length
}
