import type { ShapeFormula } from '#engine/methods/description/shape.ts'
import type { MessageSpecs } from '../analysis.ts'
import { type ChoiceOption, choice } from '../options/options.ts'
import * as column from '../outcome/columns.ts'

/** The option for the formula of skewness and kurtosis. */
export function shapeFormula(): ChoiceOption<ShapeFormula> {
  return choice({
    label: { en: 'Skewness and kurtosis', zh: '偏度与峰度公式' },
    help: {
      en: 'G1 and G2 are corrected for sample size (SPSS, SAS, Excel; type 2 of e1071 in R); g1 and g2 are the plain moments (type 1).',
      zh: 'G1、G2 按样本量校正（SPSS、SAS、Excel；R 包 e1071 的 type 2）；g1、g2 为样本矩（type 1）。',
    },
    of: {
      adjusted: { label: { en: 'G1, G2 (SPSS)', zh: 'G1、G2（SPSS）' } },
      moment: { label: { en: 'g1, g2 (moments)', zh: 'g1、g2（样本矩）' } },
    },
    initial: 'adjusted',
  })
}

export const shapeMessages = {
  'shape-adjusted': {
    en: 'Skewness G1 and excess kurtosis G2, corrected for sample size (SPSS, SAS, Excel); the normal distribution has 0 and 0.',
    zh: '偏度 G1 与超额峰度 G2，按样本量校正（SPSS、SAS、Excel）；正态分布两者均为 0。',
  },
  'shape-moment': {
    en: 'Skewness g1 = m3/m2^1.5 and excess kurtosis g2 = m4/m2² − 3; the normal distribution has 0 and 0.',
    zh: '偏度 g1 = m3/m2^1.5，超额峰度 g2 = m4/m2² − 3；正态分布两者均为 0。',
  },
} as const satisfies MessageSpecs

/** Columns of a result table. */
export const shapeColumns = {
  skewness: column.estimate({ en: 'Skewness', zh: '偏度' }),
  skewnessError: column.standardError({ en: 'SE', zh: '偏度标准误' }),
  kurtosis: column.estimate({ en: 'Excess kurtosis', zh: '峰度（超额）' }),
  kurtosisError: column.standardError({ en: 'SE (kurtosis)', zh: '峰度标准误' }),
}
