import { formatLevel } from '../../kit/present/format.ts'
import type { SurvivalFigure } from '../../kit/survival/survival-figure.ts'
import type { Language } from '../../kit/words.ts'

/** The meaning of band, marks and lines, in small print. */
export function captionOf({ show, confidence, groups, begin, last }: SurvivalFigure, language: Language): string {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const level = formatLevel(confidence)
  const medians = groups.some(({ median }) => typeof median?.estimate === 'number' && median.estimate <= last)
  const parts = [
    ...(show.band ? [say(`band: pointwise ${level} CI`, `阴影：逐点 ${level} 置信区间`)] : []),
    ...(groups.some(({ censored }) => censored.x.length > 0) ? [say('ticks: censored', '短竖线：删失')] : []),
    ...(begin === undefined ? [] : [say('each at risk from entry on', '各对象自进入时起计入风险集')]),
    ...(medians ? [say('dashed: median', '虚线：中位时间')] : []),
    ...(show.medians === 'values' && medians ? [say(`in brackets: ${level} CI`, `括号内：${level} 置信区间`)] : []),
  ]
  const sentence = parts.join(say('; ', '；'))
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}
