import { captionSentences, comparisonCaption, sampleTestWords } from '../../kit/comparison/comparison-words.ts'
import { quartileTypes, quartileTypeWords } from '../../kit/options/quartile-type.ts'
import type { Language } from '../../kit/words.ts'
import type { BoxViolinData } from './data.ts'

/** The meaning of the marks, in small print. */
export function captionOf({ show, comparisons }: BoxViolinData, language: Language): string {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const type = quartileTypeWords(quartileTypes[show.quartileType], language)
  const shapes = [
    ...(show.shape === 'violin'
      ? [say(`Lines: median and quartiles${type}`, `横线：中位数与四分位数${type}`)]
      : [
          say(`Box: median and quartiles${type}`, `箱体：中位数与四分位数${type}`),
          say('whiskers: within 1.5 IQR', '须：1.5 倍四分位距内'),
        ]),
    ...(show.shape === 'box' ? [] : [say('outline: kernel density', '轮廓：核密度')]),
    ...(show.points === 'outliers' ? [say('points: values beyond the whiskers', '散点：须线以外的值')] : []),
    ...(show.mean ? [say('diamond: mean', '菱形：均数')] : []),
  ]
  const test =
    show.test === 'none' || comparisons.length === 0
      ? []
      : comparisonCaption(sampleTestWords[show.test], show, comparisons.length, language)
  return captionSentences([shapes, test], language)
}
