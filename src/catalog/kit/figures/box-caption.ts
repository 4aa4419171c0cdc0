import type { BoxSummary } from '#engine/methods/description/box-summary.ts'
import { quartileTypeWords } from '../options/quartile-type.ts'
import { formatLevel } from '../present/format.ts'
import type { Language } from '../words.ts'

/** The caption of box plots with means: the drawn quantities, and the type of the quartiles if it is not the default. */
export function boxCaption(boxes: readonly BoxSummary[], confidence: number, language: Language): string {
  const level = formatLevel(confidence)
  const type = quartileTypeWords(boxes[0]?.quartileType, language)
  return language === 'zh'
    ? `箱：四分位数${type}；须：1.5 倍四分位距内；菱形：均数及 ${level} 置信区间`
    : `Box: quartiles${type}; whiskers: within 1.5 IQR; diamond: mean with ${level} CI`
}
