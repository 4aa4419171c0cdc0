import type { RichText } from '#figure/scene.ts'
import { richP } from './figure-words.ts'
import { formatQuantity, formatQuantityInterval } from './format.ts'
import type { PlotSettings } from './plot.ts'
import type { SurvivalFigure, SurvivalFigureGroup } from './survival-figure.ts'

export type SurvivalName = (group: SurvivalFigureGroup) => string

/** The test, and a line for the median of each group. */
export function noteLines(
  { groups, p, show }: SurvivalFigure,
  several: boolean,
  nameOf: SurvivalName,
  unit: string | undefined,
  display: PlotSettings,
): readonly RichText[] {
  const chinese = display.settings.language === 'zh'
  const after = unit === undefined ? '' : chinese ? unit : ` ${unit}`
  const medians = groups.map((group): RichText => {
    const name = several ? `${nameOf(group)}${chinese ? '：' : ': '}` : ''
    return [{ text: `${name}${medianText(group, after, display)}` }]
  })
  return [
    ...(p === null ? [] : [[{ text: 'Log-rank ' }, ...richP(p, display)]]),
    ...(show.medians === 'values' ? medians : []),
  ]
}

function medianText({ median }: SurvivalFigureGroup, unit: string, { settings }: PlotSettings): string {
  const chinese = settings.language === 'zh'
  if (median === null || median.estimate === null) return chinese ? '中位时间未达到' : 'median not reached'
  const estimate = `${formatQuantity(median.estimate, settings)}${unit}`
  const limits = formatQuantityInterval(median.lower, median.upper, settings)
  const interval = limits === '' ? '' : chinese ? `（${limits}）` : ` (${limits})`
  return chinese ? `中位时间 ${estimate}${interval}` : `median ${estimate}${interval}`
}
