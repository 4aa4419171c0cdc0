import type { WhiskerRule } from '#engine/methods/description/box-summary.ts'
import { comparisonCaption, sampleTestWords } from '../../kit/comparison/comparison-words.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { quartileTypes, quartileTypeWords } from '../../kit/options/quartile-type.ts'
import type { Language, Words } from '../../kit/words.ts'
import type { BoxViolinData } from './data.ts'

const whiskers = {
  tukey: { en: 'within 1.5 IQR', zh: '1.5 倍四分位距内' },
  range: { en: 'minimum to maximum', zh: '最小值至最大值' },
  p10: { en: '10th to 90th percentile', zh: '第 10~90 百分位数' },
  p5: { en: '5th to 95th percentile', zh: '第 5~95 百分位数' },
  p2: { en: '2nd to 98th percentile', zh: '第 2~98 百分位数' },
} as const satisfies Readonly<Record<WhiskerRule, Words>>

/** The meaning of the marks, in small print. */
export function captionOf({ show, comparisons }: BoxViolinData, language: Language): string {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const type = quartileTypeWords(quartileTypes[show.quartileType], language)
  const shapes = [
    ...(show.shape === 'violin' || show.shape === 'split'
      ? [say(`Lines: median and quartiles${type}`, `横线：中位数与四分位数${type}`)]
      : [
          say(`Box: median and quartiles${type}`, `箱体：中位数与四分位数${type}`),
          say(`whiskers: ${whiskers[show.whiskers ?? 'tukey'].en}`, `须：${whiskers[show.whiskers ?? 'tukey'].zh}`),
        ]),
    ...(show.shape === 'box' ? [] : [say('outline: kernel density', '轮廓：核密度')]),
    ...(show.points === 'outliers' ? [say('points: values beyond the whiskers', '散点：须线以外的值')] : []),
    ...(show.mean ? [say('diamond: mean', '菱形：均数')] : []),
  ]
  const test =
    show.test === 'none' || comparisons.length === 0
      ? []
      : comparisonCaption(sampleTestWords[show.test], show, comparisons.length, language)
  return captionSentences(language, [shapes, test])
}
