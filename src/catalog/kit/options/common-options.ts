import type { Section } from '../analysis.ts'
import type { OptionValues } from './option-values.ts'
import { choice, type OptionSpec, type OptionSpecs, optionalVariable } from './options.ts'

/**
 * Options that every analysis has besides its own; the kit implements them, and entries need not know them. A frequency weight means repeated
 * rows in every method: an entry that declares it counts them, whatever their sum; for others the rows are repeated. Other kinds of weight
 * change a method, and are refused unless it declares them.
 */
export const commonOptions = {
  splitBy: optionalVariable({
    label: { en: 'Split by', zh: '拆分变量' },
    help: {
      en: 'The same analysis in each level of this variable (SPSS: "Split File").',
      zh: '按该变量的各水平分别进行同一分析（SPSS：拆分文件）。',
    },
    accepts: ['nominal', 'ordinal'],
  }),
  weight: optionalVariable({
    label: { en: 'Weight', zh: '加权变量' },
    help: {
      en: 'Rows without a weight above 0 are left out.',
      zh: '无权重或权重不大于 0 的行不参与分析。',
    },
    accepts: ['continuous', 'ordinal', 'nominal'],
    types: ['number'],
  }),
  weightKind: choice({
    label: { en: 'Kind of weight', zh: '权重类型' },
    help: {
      en: 'What one unit of the weight stands for. The kinds give the same means, and different standard errors.',
      zh: '权重的含义。不同类型的均数相同，标准误不同。',
    },
    of: {
      frequency: {
        label: { en: 'Frequency', zh: '频数' },
        help: {
          en: 'How many equal rows this one stands for; N is the sum of the weights (SPSS: "Weight Cases").',
          zh: '该行代表的相同记录数；样本量为权重之和（SPSS：个案加权）。',
        },
      },
      sampling: {
        label: { en: 'Sampling', zh: '抽样' },
        help: {
          en: 'How many persons of the population this one was drawn for, as in a survey.',
          zh: '抽样调查中该个体所代表的总体人数。',
        },
      },
      precision: {
        label: { en: 'Precision', zh: '精度' },
        help: {
          en: 'How exact the value is: the inverse of its variance (R: the weights of lm).',
          zh: '数值的精度，即方差的倒数（R：lm 的 weights）。',
        },
      },
    },
    initial: 'frequency',
    when: ({ weight }) => typeof weight === 'string' && weight !== '',
  }),
} as const satisfies OptionSpecs

export type CommonOptions = OptionValues<typeof commonOptions>
export type WeightKind = CommonOptions['weightKind']

const commonSection: Section = {
  title: { en: 'Split and weights', zh: '拆分与加权' },
  options: Object.keys(commonOptions),
  folded: true,
}

/** All options of an analysis: its own and the common ones. */
export function allOptions(definition: { readonly options: OptionSpecs }): OptionSpecs {
  return { ...definition.options, ...commonOptions }
}

/** The form of an analysis: its own sections, then the common one, if it reads rows. */
export function allSections(definition: {
  readonly sections: readonly Section[]
  readonly options: OptionSpecs
}): readonly Section[] {
  return readsRows(definition.options) ? [...definition.sections, commonSection] : definition.sections
}

/** Kinds of option without a variable; a plan has no others. */
const withoutVariables: ReadonlySet<OptionSpec['kind']> = new Set([
  'choice',
  'choices',
  'toggle',
  'number',
  'numbers',
  'text',
])

/** Whether an analysis reads rows; a plan does not. */
export function readsRows(options: OptionSpecs): boolean {
  return Object.values(options).some(({ kind }) => !withoutVariables.has(kind))
}
