import type { Words } from '#catalog/kit/words.ts'

/** Questions of an import, and the answers to each. */
export const questionAnswers = {
  /** About a first row with numbers in it. */
  header: ['names', 'data'],
  /** About sums and notes below the data. */
  footer: ['leave-out', 'keep'],
  /** About `<0.5`. */
  'below-limit': ['missing', 'half', 'root-half', 'limit', 'flag'],
  /** About `>200`. */
  'above-limit': ['missing', 'limit', 'flag'],
  /** About `12%`: 12, or 0.12. */
  percent: ['number', 'hundredth', 'missing'],
  /** About 999 among ages. */
  code: ['missing', 'value'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type QuestionCode = keyof typeof questionAnswers
export type AnswerTo<Q extends QuestionCode> = (typeof questionAnswers)[Q][number]
export type Answer = AnswerTo<QuestionCode>
export type Answers = { readonly [Q in QuestionCode]?: AnswerTo<Q> }

/** Answers for all columns, and for single ones by id, which take precedence. */
export interface GivenAnswers extends Answers {
  readonly columns?: Readonly<Record<string, Answers>>
}

export interface Question<Q extends QuestionCode = QuestionCode> {
  readonly code: Q
  /** Id of the column, if the question is about one. */
  readonly column?: string
  /** The cells in question, the most frequent first. Values of rows, so they stay on the device. */
  readonly cells: readonly { readonly text: string; readonly count: number }[]
  /** The answer used for this import: the given one, or a provisional one that makes no value up. */
  readonly taken: AnswerTo<Q>
  readonly isOpen: boolean
  /** The numbers, for the question `code`. */
  readonly numbers?: readonly number[]
}

/** Provisional answers. */
const meanwhile: { readonly [Q in QuestionCode]: AnswerTo<Q> } = {
  header: 'data',
  footer: 'leave-out',
  'below-limit': 'missing',
  'above-limit': 'missing',
  percent: 'missing',
  code: 'value',
}

export function askedWith<Q extends QuestionCode>(
  code: Q,
  answer: AnswerTo<Q> | undefined,
  about: Pick<Question<Q>, 'column' | 'cells' | 'numbers'>,
): Question<Q> {
  return { code, ...about, taken: answer ?? meanwhile[code], isOpen: answer === undefined }
}

/** The answer for one column. */
export function answerOf<Q extends QuestionCode>(
  answers: GivenAnswers | undefined,
  code: Q,
  column: string,
): Answers[Q] | undefined {
  return answers?.columns?.[column]?.[code] ?? answers?.[code]
}

export function isAnswerTo<Q extends QuestionCode>(code: Q, text: string): text is AnswerTo<Q> {
  return (questionAnswers[code] as readonly string[]).includes(text)
}

export const questionWords: Readonly<Record<QuestionCode, Words>> = {
  header: {
    en: 'The first row has numbers in it. Are they the names of the columns, or already data?',
    zh: '首行含有数字。它是列名，还是数据？',
  },
  footer: {
    en: 'The last rows look like sums or notes, not like data.',
    zh: '最后几行像是合计或说明，不是数据。',
  },
  'below-limit': {
    en: 'Some results lie below a limit of detection. What should stand in their place?',
    zh: '有些结果低于检出限。应如何取值？',
  },
  'above-limit': {
    en: 'Some results lie above a limit of measurement. What should stand in their place?',
    zh: '有些结果高于测量上限。应如何取值？',
  },
  percent: {
    en: 'Some cells have a percent sign. What does 12% mean?',
    zh: '有些单元格带百分号。12% 应读作什么？',
  },
  code: {
    en: 'A number far from all others may stand for a missing value. Is it a missing value?',
    zh: '有一个数远离其他所有值，可能表示缺失。它是缺失值吗？',
  },
}

export const answerWords: { readonly [Q in QuestionCode]: Readonly<Record<AnswerTo<Q>, Words>> } = {
  header: {
    names: { en: 'Names of the columns', zh: '是列名' },
    data: { en: 'Data', zh: '是数据' },
  },
  footer: {
    'leave-out': { en: 'Leave these rows out', zh: '不导入这些行' },
    keep: { en: 'They are data', zh: '是数据，保留' },
  },
  'below-limit': {
    missing: { en: 'Missing', zh: '缺失' },
    half: { en: 'Half the limit', zh: '检出限 / 2' },
    'root-half': { en: 'Limit / √2', zh: '检出限 / √2' },
    limit: { en: 'The limit', zh: '检出限' },
    flag: { en: 'The limit, and a column that marks it', zh: '检出限，并另加一列标记' },
  },
  'above-limit': {
    missing: { en: 'Missing', zh: '缺失' },
    limit: { en: 'The limit', zh: '上限' },
    flag: { en: 'The limit, and a column that marks it', zh: '上限，并另加一列标记' },
  },
  percent: {
    number: { en: '12', zh: '12' },
    hundredth: { en: '0.12', zh: '0.12' },
    missing: { en: 'Missing', zh: '缺失' },
  },
  code: {
    missing: { en: 'It means missing', zh: '表示缺失' },
    value: { en: 'It is a value', zh: '是真实值' },
  },
}
