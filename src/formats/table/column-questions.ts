import type { CellKind } from './cell-kind.ts'
import type { FinishedCells } from './column-cells.ts'
import { type ColumnProfile, countOf } from './profile.ts'
import { answerOf, askedWith, type GivenAnswers, type Question } from './questions.ts'
import type { ImportColumn } from './schema.ts'
import { findSentinels } from './sentinels.ts'

const listedTexts = 100

/** Questions about a numeric column that must be answered before it may be used. */
export function columnQuestions(
  { id, type, measure }: Pick<ImportColumn, 'id' | 'type' | 'measure'>,
  cells: FinishedCells,
  profile: ColumnProfile,
  decimal: '.' | ',',
  answers: GivenAnswers | undefined,
): readonly Question[] {
  if (type !== 'number') return []
  const questions: Question[] = []
  for (const code of ['below-limit', 'above-limit'] as const)
    if (countOf(profile, code) > 0)
      questions.push(askedWith(code, answerOf(answers, code, id), { column: id, cells: textsOf(code, profile) }))
  if (countOf(profile, 'percent') > 0) {
    // a sign that all numbers have is their unit
    const plain = countOf(profile, 'number', 'wide', 'grouped')
    const answer = answerOf(answers, 'percent', id) ?? (plain === 0 ? 'number' : undefined)
    questions.push(askedWith('percent', answer, { column: id, cells: textsOf('percent', profile) }))
  }
  const sentinels = measure === 'id' ? [] : findSentinels(cells, profile, decimal)
  if (sentinels.length > 0)
    questions.push(
      askedWith('code', answerOf(answers, 'code', id), {
        column: id,
        cells: sentinels.map(({ value, count }) => ({ text: String(value), count })),
        numbers: sentinels.map(({ value }) => value),
      }),
    )
  return questions
}

function textsOf(kind: CellKind, { texts, counts, kindOf }: ColumnProfile): Question['cells'] {
  return texts
    .map((text, k) => ({ text: text.trim(), count: counts[k] as number }))
    .filter((_, k) => kindOf[k] === kind)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, listedTexts)
}

/** Ids of the columns whose limits are to be marked in a separate column. */
export function markedLimits(questions: readonly Question[]): ReadonlySet<string> {
  return new Set(questions.flatMap(({ taken, column }) => (taken === 'flag' && column !== undefined ? [column] : [])))
}
