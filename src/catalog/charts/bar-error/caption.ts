import { captionSentences, comparisonCaption } from '../../kit/comparison/comparison-words.ts'
import { quartileTypes, quartileTypeWords } from '../../kit/options/quartile-type.ts'
import { formatLevel } from '../../kit/present/format.ts'
import type { Language, Words } from '../../kit/words.ts'
import type { BarErrorData, ErrorKind, TestKind } from './data.ts'

const statistics = {
  mean: { en: 'mean', zh: '均数' },
  median: { en: 'median', zh: '中位数' },
  proportion: { en: 'proportion', zh: '率' },
} as const satisfies Readonly<Record<BarErrorData['show']['statistic'], Words>>

const shapes = {
  bars: { en: 'Bars', zh: '条形' },
  points: { en: 'Points', zh: '圆点' },
  lines: { en: 'Points', zh: '圆点' },
} as const satisfies Readonly<Record<BarErrorData['show']['shape'], Words>>

const errors = {
  sd: { en: 'standard deviation', zh: '标准差' },
  se: { en: 'standard error', zh: '标准误' },
  ci: { en: '{level} CI', zh: '{level} 置信区间' },
  quartiles: { en: 'quartiles', zh: '上、下四分位数' },
  wilson: { en: '{level} CI (Wilson)', zh: '{level} 置信区间（Wilson 法）' },
  exact: { en: '{level} CI (Clopper–Pearson)', zh: '{level} 置信区间（Clopper–Pearson 法）' },
} as const satisfies Readonly<Record<Exclude<ErrorKind, 'none'>, Words>>

const tests = {
  welch: { en: 'Welch’s t test', zh: 'Welch t 检验' },
  'mann-whitney': { en: 'Mann–Whitney U test', zh: 'Mann–Whitney U 检验' },
  textbook: {
    en: 'Pearson’s χ² test, with Yates’ correction or Fisher’s exact test where counts are small',
    zh: 'Pearson χ² 检验，频数较小时采用 Yates 校正或 Fisher 精确检验',
  },
  pearson: { en: 'Pearson’s χ² test', zh: 'Pearson χ² 检验' },
  fisher: { en: 'Fisher’s exact test', zh: 'Fisher 精确检验' },
} as const satisfies Readonly<Record<Exclude<TestKind, 'none'>, Words>>

/** The meaning of bars and error bars, in small print: without it a standard error could be taken for a standard deviation. */
export function captionOf({ show, comparisons, confidence, cells }: BarErrorData, language: Language): string {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { shape, statistic, error, test } = show
  const height = `${shapes[shape][language]}${say(': ', '：')}${statistics[statistic][language]}`
  const type = show.quartileType ? quartileTypeWords(quartileTypes[show.quartileType], language) : ''
  const meaning = error === 'none' ? '' : errors[error][language].replace('{level}', formatLevel(confidence)) + type
  const parts = [
    height,
    ...(meaning === '' ? [] : [say(`error bars: ${meaning}`, `误差条：${meaning}`)]),
    ...(cells.some(({ points }) => points.length > 0) ? [say('small points: single values', '小点：各观测值')] : []),
  ]
  const compared =
    test === 'none' || comparisons.length === 0
      ? []
      : comparisonCaption(tests[test], show, comparisons.length, language)
  return captionSentences([parts, compared], language)
}
