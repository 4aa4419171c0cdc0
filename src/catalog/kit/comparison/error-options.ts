import type { MeanError, MedianError } from '#engine/methods/description/centre-error.ts'
import { type AnswersSoFar, choice } from '../options/options.ts'
import { type QuartileRule, quartileTypes, quartileTypeWords } from '../options/quartile-type.ts'
import { formatLevel } from '../present/format.ts'
import type { Language, Words } from '../words.ts'

/** The option for the error bar of a mean; visible if `when` holds. */
export function meanErrorOption(when: (answers: AnswersSoFar) => boolean) {
  return choice<MeanError>({
    label: { en: 'Error bar of a mean', zh: '均数的误差条' },
    help: {
      en: 'The SD describes the values; the SE and the interval say how exact the mean is. The interval is by Student’s t.',
      zh: '标准差描述数据的离散程度；标准误与置信区间反映均数的精度。置信区间采用 t 分布。',
    },
    of: {
      sd: { label: { en: 'Standard deviation', zh: '标准差' } },
      se: { label: { en: 'Standard error', zh: '标准误' } },
      ci: { label: { en: 'Confidence interval', zh: '置信区间' } },
      none: { label: { en: 'None', zh: '不显示' } },
    },
    initial: 'sd',
    when,
  })
}

/** The option for the error bar of a median; visible if `when` holds. */
export function medianErrorOption(when: (answers: AnswersSoFar) => boolean) {
  return choice<MedianError>({
    label: { en: 'Error bar of a median', zh: '中位数的误差条' },
    help: {
      en: 'Quartiles describe the values. The interval lies between two of the values in order (binomial), with at least the chosen confidence.',
      zh: '四分位数描述数据的离散程度；置信区间取两个次序统计量（二项分布法），实际置信水平不低于所选值。',
    },
    of: {
      quartiles: { label: { en: 'Quartiles', zh: '四分位数' } },
      ci: { label: { en: 'Confidence interval', zh: '置信区间' } },
      none: { label: { en: 'None', zh: '不显示' } },
    },
    initial: 'quartiles',
    when,
  })
}

const errors = {
  sd: { en: 'standard deviation', zh: '标准差' },
  se: { en: 'standard error', zh: '标准误' },
  ci: { en: '{level} CI', zh: '{level} 置信区间' },
  quartiles: { en: 'quartiles', zh: '上、下四分位数' },
} as const satisfies Readonly<Record<Exclude<MeanError | MedianError, 'none'>, Words>>

/** The meaning of error bars, for a caption: without it a standard error could be taken for a standard deviation. */
export function errorWords(
  kind: keyof typeof errors,
  { confidence, quartileType }: { readonly confidence: number; readonly quartileType: QuartileRule | null },
  language: Language,
): string {
  const type = quartileType === null ? '' : quartileTypeWords(quartileTypes[quartileType], language)
  return errors[kind][language].replace('{level}', formatLevel(confidence)) + type
}
