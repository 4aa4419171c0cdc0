import { comparisonCaption } from '../../kit/comparison/comparison-words.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { quartileTypes, quartileTypeWords } from '../../kit/options/quartile-type.ts'
import { formatCount, formatLevel } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { Language } from '../../kit/words.ts'
import type { PairedLinesData } from './data.ts'

const tests = {
  t: { en: 'Paired t test', zh: '配对 t 检验' },
  wilcoxon: { en: 'Wilcoxon signed-rank test', zh: 'Wilcoxon 符号秩检验' },
  sign: { en: 'Sign test', zh: '符号检验' },
} as const

/** The meaning of the marks, in small print. */
export function captionOf(
  { variables, show, parts, comparisons, confidence }: PairedLinesData,
  language: Language,
): string {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const level = formatLevel(confidence)
  const type = quartileTypeWords(quartileTypes[show.quartileType], language)
  const isOne = parts.length === 1 || show.lines === 'group'
  const sizes = parts.map((part) => formatCount(part.n))
  const n = isOne ? say(` (n\u00a0=\u00a0${sizes.join(', ')})`, `（n=${sizes.join('、')}）`) : ''
  const drawn = parts.filter(({ places }) => places.some(({ values }) => values.length > 0))
  const lines = withoutFalse([
    drawn.length > 0 && say(`Thin lines: cases${n}`, `细线：各对象${n}`),
    drawn.length > 0 &&
      show.lines === 'direction' &&
      variables.length > 2 &&
      say('colour: last value against the first', '颜色：最后一次与第一次比较'),
    parts.some(({ places }) => places.some(({ quantiles }) => quantiles !== null)) &&
      say(
        `bands: 5th to 95th and 25th to 75th percentiles${drawn.length > 0 ? '' : n}, with the median`,
        `色带：第 5~95 与第 25~75 百分位数${drawn.length > 0 ? '' : n}，中线为中位数`,
      ),
  ])
  const isDrawn = (kind: 'box' | 'mean') => parts.some(({ places }) => places.some((place) => place[kind] !== null))
  const summary = [
    ...(isDrawn('box')
      ? [
          say(`Boxes: median and quartiles${type}`, `箱体：中位数与四分位数${type}`),
          say('whiskers: within 1.5 IQR', '须：1.5 倍四分位距内'),
        ]
      : []),
    ...(isDrawn('mean') ? [say(`Diamonds: means with ${level} CI`, `菱形：均数及 ${level} 置信区间`)] : []),
  ]
  const compared =
    show.test === 'none' || comparisons.length === 0
      ? []
      : comparisonCaption(tests[show.test], show, comparisons.length, language)
  return captionSentences(language, [lines, summary, compared].map(capital))
}

function capital([first = '', ...rest]: readonly string[]): readonly string[] {
  return first === '' ? [] : [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
}
