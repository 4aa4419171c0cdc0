import type { Language } from '../../kit/words.ts'
import type { BoxViolinData } from './data.ts'

const tests = {
  none: { en: '', zh: '' },
  welch: { en: 'Welch’s t test', zh: 'Welch t 检验' },
  'mann-whitney': { en: 'Mann–Whitney U test', zh: 'Mann–Whitney U 检验' },
} as const

const adjustments = {
  holm: { en: ', adjusted by Holm', zh: '，Holm 校正' },
  bonferroni: { en: ', adjusted by Bonferroni', zh: '，Bonferroni 校正' },
  none: { en: '', zh: '' },
} as const

/** What the marks mean, in small print. */
export function captionOf({ show, comparisons }: BoxViolinData, language: Language): string {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const shapes = [
    ...(show.shape === 'violin'
      ? [say('Lines: median and quartiles', '横线：中位数与四分位数')]
      : [
          say('Box: median and quartiles', '箱体：中位数与四分位数'),
          say('whiskers: within 1.5 IQR', '须：1.5 倍四分位距内'),
        ]),
    ...(show.shape === 'box' ? [] : [say('outline: kernel density', '轮廓：核密度')]),
    ...(show.points === 'outliers' ? [say('points: values beyond the whiskers', '散点：须线以外的值')] : []),
    ...(show.mean ? [say('diamond: mean', '菱形：均数')] : []),
  ]
  const several = comparisons.length > 1 ? adjustments[show.adjust][language] : ''
  const stars = '*P\u00a0<\u00a00.05, **P\u00a0<\u00a00.01, ***P\u00a0<\u00a00.001'
  const test = [
    ...(show.test === 'none' ? [] : [`${tests[show.test][language]}${several}`]),
    ...(show.test !== 'none' && show.label === 'stars' ? [say(stars, stars.replaceAll(', ', '、'))] : []),
  ]
  return [shapes, test]
    .filter((part) => part.length > 0)
    .map((part) => part.join(language === 'zh' ? '；' : '; '))
    .join(language === 'zh' ? '。' : '. ')
}
