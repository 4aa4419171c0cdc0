import type { BoxSummary } from '#engine/methods/description/box-summary.ts'
import { quartileTypeWords } from '../options/quartile-type.ts'
import { formatLevel } from '../present/format.ts'
import { captionSentences } from './caption-sentences.ts'
import { sizedName } from './figure-words.ts'
import type { PlotSettings } from './plot.ts'

/**
 * The caption of box plots with means: the drawn quantities, the type of the quartiles if it is not the default, and `n` if the figure does not have
 * it elsewhere.
 */
export function boxCaption(
  boxes: readonly BoxSummary[],
  confidence: number,
  settings: PlotSettings,
  n?: number,
): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const level = formatLevel(confidence)
  const type = quartileTypeWords(boxes[0]?.quartileType, language)
  return captionSentences(language, [
    [
      say(`Box: median and quartiles${type}`, `箱：中位数与四分位数${type}`),
      say('whiskers: within 1.5 IQR', '须：1.5 倍四分位距内'),
      say(`diamond: mean with ${level} CI`, `菱形：均数及 ${level} 置信区间`),
      ...pointWords(boxes, say),
      ...(n === undefined ? [] : [sizedName('', n, settings)]),
    ],
  ])
}

/** Of large groups only values beyond the whiskers are drawn, and of these a part if they are many. */
function pointWords(boxes: readonly BoxSummary[], say: (en: string, zh: string) => string): readonly string[] {
  if (boxes.every(({ all }) => all)) return [say('points: all values', '点：各观测值')]
  const beyond = say('values beyond the whiskers, at most 400 of a group', '须以外的值，每组至多 400 个')
  if (boxes.some(({ all }) => all))
    return [say(`points: values, of large groups ${beyond}`, `点：观测值，大组仅绘${beyond}`)]
  return boxes.some(({ values }) => values.length > 0) ? [say(`points: ${beyond}`, `点：${beyond}`)] : []
}
