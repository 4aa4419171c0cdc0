import type { Condition, RepeatedValues } from '#engine/frame/repeated-values.ts'
import type { MessageSpecs } from '../analysis.ts'
import type { Display } from '../message.ts'
import { warning } from '../outcome/build-table.ts'
import type { Exclusion, LevelRef, Notice, Rejected, TextCell } from '../outcome/outcome.ts'
import type { Say } from '../present/reading.ts'
import type { Words } from '../words.ts'

/** Repeated measurements of subjects: their refusals and remarks, whatever the analysis, and the names of conditions. */
export const repeatedMessages = {
  'one-condition': {
    en: 'There is only one occasion, so there is nothing to compare.',
    zh: '仅有一个时点，无法比较。',
  },
  'too-many-conditions': {
    en: 'There are more than {max} occasions; combine some of them.',
    zh: '时点超过 {max} 个，请合并部分时点。',
  },
  'subject-repeated': {
    en: '{n} {n|subject|subjects} {n|has|have} more than one row of the same occasion. Remove or average the repeats first.',
    zh: '有 {n} 位受试者在同一时点有多行记录，请先去除或合并重复记录。',
  },
  'too-few-subjects': {
    en: 'Only {n} {n|subject|subjects} {n|has|have} all measurements; at least {min} are needed.',
    zh: '仅 {n} 位受试者测量完整，至少需要 {min} 位。',
  },
  'subjects-incomplete': {
    en: '{n} of {all} subjects {n|lacks|lack} a measurement and {n|was|were} left out; where data are missing for a reason, a mixed model uses them all.',
    zh: '{all} 位受试者中有 {n} 位测量不全，未纳入分析；若缺失并非完全随机，混合效应模型可利用全部数据。',
  },
  'rows-unplaced': {
    en: '{n} {n|row|rows} {n|has|have} no subject or no occasion and {n|was|were} left out.',
    zh: '有 {n} 行缺少受试者编号或时点，未纳入分析。',
  },
  'infinite-left-out': {
    en: 'Infinite values treated as missing: {n}.',
    zh: '{n} 个无穷值按缺失处理。',
  },
  'few-subjects': {
    en: 'Only {n} {n|subject|subjects}; intervals are wide and assumptions cannot be checked well.',
    zh: '仅 {n} 位受试者，区间较宽，且难以充分检查前提条件。',
  },
} as const satisfies MessageSpecs

/** An entry may use its own wording for a remark. */
type Definition = {
  readonly id: string
  readonly messages: Readonly<Record<keyof typeof repeatedMessages, Words>>
}

/**
 * Why the measurements cannot be analysed: fewer than two conditions, more than `most`, several rows of one subject in a condition, or fewer
 * than `min` complete subjects. Undefined if they can.
 */
export function refusedRepeated(
  { conditions, n, repeated }: RepeatedValues,
  { min, most }: { readonly min: number; readonly most: number },
): Rejected | undefined {
  const rejected = (code: keyof typeof repeatedMessages, params: Rejected['params'] = {}): Rejected => ({
    status: 'rejected',
    code,
    params,
    option: 'repeated',
  })
  if (conditions.length < 2) return rejected('one-condition')
  if (conditions.length > most) return rejected('too-many-conditions', { max: most })
  if (repeated > 0) return rejected('subject-repeated', { n: repeated })
  return n < min ? rejected('too-few-subjects', { n, min }) : undefined
}

/** Warnings about excluded subjects and rows, infinite values, and fewer than 10 subjects. */
export function repeatedNotices(definition: Definition, data: RepeatedValues): readonly Notice[] {
  const { n, subjects, incomplete, infinite, unplaced } = data
  return [
    ...(incomplete > 0 ? [warning(definition, 'subjects-incomplete', { n: incomplete, all: subjects })] : []),
    ...(unplaced > 0 ? [warning(definition, 'rows-unplaced', { n: unplaced })] : []),
    ...(infinite > 0 ? [warning(definition, 'infinite-left-out', { n: infinite })] : []),
    ...(n < 10 ? [warning(definition, 'few-subjects', { n })] : []),
  ]
}

/** Excluded rows, by the first column of a wide layout or the outcome of a long one. */
export function repeatedExcluded(variable: string, { incomplete, unplaced }: RepeatedValues): readonly Exclusion[] {
  return [
    ...(incomplete > 0 ? [{ variable, reason: 'missing', count: incomplete } as const] : []),
    ...(unplaced > 0 ? [{ variable, reason: 'invalid', count: unplaced } as const] : []),
  ]
}

/** The cells that name a condition: under `level` if it is a level, otherwise under `name`. */
export function conditionCells(condition: Condition): { readonly level?: LevelRef; readonly name?: TextCell } {
  return 'text' in condition ? { name: condition } : { level: condition }
}

/** A condition as part of a row's key. */
export function conditionKeys(condition: Condition): readonly [string, string] {
  return 'text' in condition ? ['-', condition.text] : [`${condition.variable}=${String(condition.level)}`, '-']
}

/** The name of a condition in a table or a figure. */
export function conditionName(condition: Condition, { names }: Pick<Display, 'names'>): string {
  return 'text' in condition ? condition.text : names.level(condition)
}

/** The name of a condition within a sentence. */
export function sayCondition(condition: Condition, say: Say): string {
  return 'text' in condition ? condition.text : say.level(condition)
}
