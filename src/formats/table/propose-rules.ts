import type { CellKind } from './cell-kind.ts'
import { scaleOf } from './infer-column.ts'
import type { ColumnProfile } from './profile.ts'
import type { Answer, Question } from './questions.ts'
import type { CellAction, CellRule, ColumnRules, ImportColumn } from './schema.ts'

const inNumbers: Readonly<Partial<Record<CellKind, CellAction>>> = {
  flagged: 'number',
  'missing-word': 'missing',
  grade: 'missing',
  text: 'missing',
  date: 'missing',
  datetime: 'missing',
  'partial-date': 'missing',
  'invalid-date': 'missing',
}

const inDates: Readonly<Partial<Record<CellKind, CellAction>>> = {
  'partial-date': 'missing',
  'invalid-date': 'missing',
  'missing-word': 'missing',
  grade: 'missing',
  text: 'missing',
  flagged: 'missing',
  percent: 'missing',
  'below-limit': 'missing',
  'above-limit': 'missing',
}

const asAnswered: Readonly<Partial<Record<Answer, CellAction>>> = {
  missing: 'missing',
  half: 'half',
  'root-half': 'root-half',
  limit: 'number',
  flag: 'number',
  number: 'number',
  hundredth: 'hundredth',
}

/** A rule for each kind of cell in the column that its type does not accept as it is, considering the answers to questions. */
export function proposeRules(
  column: Pick<ImportColumn, 'type' | 'measure'>,
  profile: ColumnProfile,
  questions: readonly Question[],
): ColumnRules {
  const levels = column.measure === 'ordinal' ? scaleOf(profile) : null
  const table =
    column.type === 'text' ? { 'missing-word': 'missing' as const } : column.type === 'number' ? inNumbers : inDates
  const rules: CellRule[] = []
  for (const [kind, action] of Object.entries(table)) {
    const kindName = kind as CellKind
    if ((profile.kinds.get(kindName) ?? 0) > 0) rules.push({ match: { kind: kindName }, action })
  }
  for (const { code, taken } of questions) {
    const action = asAnswered[taken]
    if (code !== 'code' && code !== 'footer' && code !== 'header' && action !== undefined)
      rules.push({ match: { kind: code }, action })
  }
  // On its own `-` would be a missing word; in a column of results it is a result.
  if (column.type === 'text' && profile.kinds.has('grade')) {
    for (const [k, text] of profile.texts.entries()) {
      if (profile.kindOf[k] === 'grade') rules.push({ match: { text: text.trim() }, action: 'keep' })
    }
  }
  const codes = questions.find(({ code, taken }) => code === 'code' && taken === 'missing')?.numbers
  return { rules, ...(levels !== null && { levels }), ...(codes !== undefined && { missingCodes: codes }) }
}
