import { uninterrupted } from '#engine/checkpoint.ts'
import { ExpressionError } from '#engine/expression/expression-error.ts'
import { RuleProblems } from '#engine/methods/rules/rule-problems.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { ruleColumns } from '../../kit/steps/check-rules.ts'
import { broken, changedColumns, nameProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

/** Rules that are counted one by one in the notices. */
const mostNamed = 20

export const apply: Apply<typeof definition> = async (frame, { rules, name }, context) => {
  const { checkpoint = uninterrupted } = context
  const unnamed = nameProblem(frame, name, 'name')
  if (unnamed !== null) return unnamed
  const finder = new RuleProblems(frame, checkpoint)
  const values = new Float64Array(frame.rows)
  const counts: number[] = []
  for (const [k, rule] of rules.entries()) {
    let count = 0
    try {
      await finder.of(rule, (row) => {
        count++
        values[row] = (values[row] as number) + 1
      })
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      return broken(`rule-${error.code}`, { ...error.params, rule: k + 1 }, 'rules')
    }
    counts.push(count)
    context.progress?.((k + 1) / rules.length)
  }
  const count = counts.reduce((sum, one) => sum + one, 0)
  let rows = 0
  for (let row = 0; row < frame.rows; row++) if ((values[row] as number) > 0) rows++
  const problematic = rules.map((rule, k) => ({ rule, number: k + 1, count: counts[k] as number })).filter(hasProblems)
  const notices = [
    count === 0
      ? note('all-kept', { rules: rules.length, total: frame.rows })
      : note('problems-found', { count, rows, total: frame.rows }),
    ...problematic.slice(0, mostNamed).map((one) => {
      const say = one.rule.severity === 'error' ? warning : note
      const text = one.rule.text.trim()
      const params = { rule: one.number, count: one.count }
      return text === '' ? say('rule-broken', params) : say('named-rule-broken', { ...params, text })
    }),
    ...(problematic.length > mostNamed ? [note('further-rules', { count: problematic.length - mostNamed })] : []),
  ]
  return changedColumns([{ ...newMeta(context, name, 'continuous'), type: 'number', values }], notices)
}

const hasProblems = ({ count }: { readonly count: number }) => count > 0

export function reads({ rules }: StepOptionsOf<typeof definition>): readonly string[] {
  return [...new Set(rules.flatMap(ruleColumns))]
}
