import { comparisonCaption, sampleTestWords } from '../../kit/comparison/comparison-words.ts'
import { errorWords } from '../../kit/comparison/error-options.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
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

const tests = {
  ...sampleTestWords,
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
  const meaning = error === 'none' ? '' : errorMeaning(error, { confidence, quartileType: show.quartileType }, language)
  const parts = [
    height,
    ...(meaning === '' ? [] : [say(`error bars: ${meaning}`, `误差条：${meaning}`)]),
    ...(cells.some(({ points }) => points.length > 0) ? [say('small points: single values', '小点：各观测值')] : []),
  ]
  const compared =
    test === 'none' || comparisons.length === 0
      ? []
      : comparisonCaption(tests[test], show, comparisons.length, language)
  return captionSentences(language, [parts, compared])
}

function errorMeaning(
  kind: Exclude<ErrorKind, 'none'>,
  asked: Parameters<typeof errorWords>[1],
  language: Language,
): string {
  if (kind !== 'wilson' && kind !== 'exact') return errorWords(kind, asked, language)
  const method = { wilson: 'Wilson', exact: 'Clopper–Pearson' }[kind]
  return errorWords('ci', asked, language) + (language === 'zh' ? `（${method} 法）` : ` (${method})`)
}
