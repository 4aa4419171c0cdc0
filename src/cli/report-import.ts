import { fillTemplate } from '#formats/fill-template.ts'
import { actionWords, type FindingCode, findingWords } from '#formats/table/findings.ts'
import type { ImportResult } from '#formats/table/import-table.ts'
import { type Question, type QuestionCode, questionAnswers, questionWords } from '#formats/table/questions.ts'
import type { Terminal } from './terminal.ts'
import { Refusal } from './usage-error.ts'

/** Findings that change no value, name or row, and are not printed. */
const unsaid: ReadonlySet<FindingCode> = new Set([
  'personal-data',
  'blank-lines',
  'spaces-trimmed',
  'empty-column',
  'kept-as-text-leading-zeros',
  'kept-as-text-long-digits',
])

const shownTexts = 5

/**
 * Prints to stderr how unusual cells were read. Throws Refusal if a value or a row would have been made up, with the flag that answers each
 * such question.
 */
export function reportImport(
  { findings, questions, schema }: Pick<ImportResult, 'findings' | 'questions' | 'schema'>,
  { complain, language }: Terminal,
): void {
  const nameOf = (id: string | undefined) => schema.columns.find((column) => column.id === id)?.name
  const before = (id: string | undefined) => (id === undefined ? '' : `${nameOf(id)}: `)
  for (const { code, column, params, cells = [] } of findings)
    if (!unsaid.has(code))
      complain(
        before(column) +
          fillTemplate(findingWords[code][language], params) +
          texts(cells.map((cell) => ({ ...cell, becomes: actionWords[cell.action][language] }))),
      )
  const open = questions.filter(({ isOpen }) => isOpen)
  for (const { code, column, cells } of open)
    complain(
      `${before(column)}${questionWords[code][language]}${texts(cells)}\n    --answer ${code}=${questionAnswers[code].join('|')}`,
    )
  const refused = open.filter(({ code }) => code !== 'code')
  if (refused.length === 0) return
  throw new Refusal({
    status: 'rejected',
    code: 'import-questions',
    params: { questions: refused.map((question) => described(question, nameOf(question.column))) },
  })
}

function described({ code, cells }: Question, variable: string | undefined) {
  const answers: readonly string[] = questionAnswers[code satisfies QuestionCode]
  return { question: code, ...(variable !== undefined && { variable }), cells: cells.slice(0, shownTexts), answers }
}

function texts(cells: readonly { readonly text: string; readonly count: number; readonly becomes?: string }[]): string {
  const shown = cells
    .slice(0, shownTexts)
    .map(({ text, count, becomes }) => ` “${text}” × ${count}${becomes === undefined ? '' : ` → ${becomes}`}`)
  return shown.join(' ·') + (cells.length > shownTexts ? ' …' : '')
}
