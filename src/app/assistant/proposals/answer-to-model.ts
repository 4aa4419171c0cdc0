import type { KitMessageCode } from '#catalog/kit/messages.ts'
import type { stepMessages } from '#catalog/kit/steps/step-messages.ts'
import type { Checked } from './proposal.ts'

/**
 * Codes that depend only on the catalogue and on the names and types of variables. Whether a value occurs, how many there are, and what a step
 * makes of the rows is for the user alone: by proposing one guess after another a model could otherwise find out what is in the rows (SPEC AI2).
 */
const kit = [
  'column-missing',
  'measure-not-accepted',
  'same-variable-twice',
  'too-few-variables',
  'too-many-variables',
  'too-few-choices',
  'out-of-bounds',
  'not-an-integer',
  'not-a-choice',
  'too-long',
  'wrong-form',
  'term-not-allowed',
  'same-term-twice',
  'term-needs-number',
  'too-few-terms',
  'too-many-terms',
  'unpaired-variable',
  'required',
  'required-number',
  'required-pair',
  'required-set',
  'set-missing',
  'factor-levels',
  'combinations-unfilled',
  'counts-empty',
  'counts-not-whole',
] as const satisfies readonly KitMessageCode[]
const steps = [
  'required-formula',
  'required-rule',
  'required-value',
  'required-name',
  'required-statistic',
  'required-statistic-variable',
  'statistic-needs-numbers',
] as const satisfies readonly (keyof typeof stepMessages)[]
const own = ['unknown-entry', 'replaced-entry', 'unknown-option', 'unknown-variable', 'only-in-form', 'too-large']
const reported: ReadonlySet<string> = new Set([...kit, ...steps, ...own])
/** Those that do not depend on the dataset at all. */
const ofCatalogue: ReadonlySet<string> = new Set([
  'unknown-entry',
  'replaced-entry',
  'unknown-option',
  'only-in-form',
  'too-large',
  'wrong-form',
])

interface ReportedProblem {
  readonly code: string
  /** The option as the model knows it. */
  readonly option?: string
}

/** `shown`: the user has a card, which may say more than this answer. */
export type AnswerToModel = {
  readonly shown: true
  readonly fits?: false
  readonly problems?: readonly ReportedProblem[]
  /** What the user has still to choose. */
  readonly open?: readonly string[]
}

/**
 * What a model gets as the answer to its proposal: codes and keys of options, never words or values. Of several steps it is about the first alone,
 * because whether the others could be checked depends on the rows.
 * @param hasSeen whether the user has shown something of the project: before, names cannot be guessed either
 */
export function answerToModel(checked: Checked, hasSeen: boolean): AnswerToModel {
  if ('misfits' in checked) {
    const isReported = (code: string) =>
      hasSeen ? reported.has(code) || code.startsWith('formula-') : ofCatalogue.has(code)
    const problems = checked.misfits.flatMap(({ code, option, step = 1 }) =>
      step === 1 && isReported(code) ? [{ code, ...keyOf(option) }] : [],
    )
    // with problems of both kinds the answer would tell that there are others
    const isAll = hasSeen || problems.length === checked.misfits.length
    return problems.length === 0 || !isAll ? { shown: true } : { shown: true, fits: false, problems }
  }
  if (!hasSeen) return { shown: true }
  const open = checked.missing.flatMap(({ code, option }) => (reported.has(code) ? (keyOf(option).option ?? []) : []))
  return open.length === 0 ? { shown: true } : { shown: true, open: [...new Set(open)] }
}

/** A leaf may contain the id of a column. */
const keyOf = (leaf: string | undefined): Pick<ReportedProblem, 'option'> =>
  leaf === undefined ? {} : { option: leaf.split('.', 1)[0] ?? leaf }
