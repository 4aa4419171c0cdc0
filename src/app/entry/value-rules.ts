import type { LevelValue } from '#catalog/kit/data-dictionary.ts'
import type { RecodeRule } from '#catalog/kit/steps/step-options.ts'

/** Null means the missing cells. */
export type OldValue = LevelValue | null

/** The number of leading rules for one value each: a list of the values can show them. */
export function singleRules(rules: readonly RecodeRule[]): number {
  const first = rules.findIndex(({ from }) => !('missing' in from || ('values' in from && from.values.length === 1)))
  return first < 0 ? rules.length : first
}

/** The rule for one value among the first `count` ones, if there is one. */
export function ruleFor(rules: readonly RecodeRule[], count: number, value: OldValue): RecodeRule | undefined {
  return rules.slice(0, count).find((rule) => isFor(rule, value))
}

/** The rules with another new value for an old one, as the last of the first `count`; undefined takes its rule out. */
export function withRuleFor(
  rules: readonly RecodeRule[],
  count: number,
  value: OldValue,
  to: LevelValue | null | undefined,
): { readonly rules: readonly RecodeRule[]; readonly count: number } {
  const [single, others] = [rules.slice(0, count), rules.slice(count)]
  const from = value === null ? { missing: true as const } : { values: [value] }
  const at = single.findIndex((rule) => isFor(rule, value))
  if (to === undefined) {
    const rest = single.filter((_, k) => k !== at)
    return { rules: [...rest, ...others], count: rest.length }
  }
  const next = at < 0 ? [...single, { from, to }] : single.with(at, { from, to })
  return { rules: [...next, ...others], count: next.length }
}

function isFor({ from }: RecodeRule, value: OldValue): boolean {
  if ('missing' in from) return value === null
  return value !== null && 'values' in from && String(from.values[0]) === String(value)
}
