import type { FileChoices } from '../table-file.ts'
import type { Answers, AnswerTo, GivenAnswers, QuestionCode } from './questions.ts'
import type { CellAction, CellRules, ColumnRules, ImportColumn, ImportSchema } from './schema.ts'

/** The choices that give a stored import again: every question of an import was answered, and its rules show how. */
export function choicesOfImport(schema: ImportSchema, cellRules: CellRules): FileChoices {
  const { layout, headerRow, headerRows, decimal, lastRow, columns } = schema
  const marked = new Set(columns.map(({ limitsOf }) => limitsOf))
  const own = columns.filter(({ limitsOf }) => limitsOf === undefined)
  const answers: GivenAnswers = {
    footer: lastRow === undefined ? 'keep' : 'leave-out',
    columns: Object.fromEntries(own.map(({ id }) => [id, answersOf(cellRules[id], marked.has(id))])),
  }
  const { format, ...file } = layout
  return {
    ...file,
    headerRow,
    headerRows,
    ...(format === 'csv' && { decimal }),
    answers,
    columns: Object.fromEntries(own.map((column) => [column.id, choiceOf(column)])),
  }
}

function choiceOf({ name, type, measure, include, dateOrder, dateNumbers }: ImportColumn) {
  return { name, type, measure, include, ...(dateOrder && { dateOrder }), ...(dateNumbers && { dateNumbers }) }
}

function answersOf(given: ColumnRules | undefined, isMarked: boolean): Answers {
  const actionFor = (code: QuestionCode) =>
    given?.rules.find(({ match }) => 'kind' in match && match.kind === code)?.action
  const below = actionFor('below-limit')
  const above = actionFor('above-limit')
  const percent = actionFor('percent')
  return {
    ...(below && { 'below-limit': limitAnswer(below, isMarked) }),
    ...(above && {
      'above-limit': limitAnswer(above, isMarked) === 'flag' ? 'flag' : above === 'number' ? 'limit' : 'missing',
    }),
    ...(percent && { percent: percent === 'number' || percent === 'hundredth' ? percent : 'missing' }),
    code: given?.missingCodes === undefined ? 'value' : 'missing',
  }
}

function limitAnswer(action: CellAction, isMarked: boolean): AnswerTo<'below-limit'> {
  if (action === 'half' || action === 'root-half') return action
  if (action === 'number') return isMarked ? 'flag' : 'limit'
  return 'missing'
}
