import type { Scene } from '#figure/scene.ts'
import { plotIntervals } from '../../kit/figures/interval-plot.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { formatCount, formatFraction, formatLevel, formatPercentInterval } from '../../kit/present/format.ts'
import type { AccuracyFigure, AccuracyLine } from './figure-of.ts'

export const plots = { accuracy: { plot: plotAccuracy } satisfies Plot<AccuracyFigure> }

const measures = {
  en: { sensitivity: 'Sensitivity', specificity: 'Specificity' },
  zh: { sensitivity: '灵敏度', specificity: '特异度' },
} as const

function plotAccuracy({ confidence, lines }: AccuracyFigure, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const zh = language === 'zh'
  const level = formatLevel(confidence)
  const drawn = lines.map((line) => ({
    name: `${measures[language][line.measure]}${zh ? '：' : ': '}${settings.names.variable(line.variable)}`,
    cells: [`${formatCount(line.part)}/${formatCount(line.n)}`, cellOf(line, settings)],
    estimate: line.part / line.n,
    lower: line.lower,
    upper: line.upper,
  }))
  const list = drawn.map(({ name, cells }) => `${name} ${cells[1] ?? ''}`).join(zh ? '；' : '; ')
  return plotIntervals(
    {
      lines: drawn,
      names: zh ? '诊断试验' : 'Test',
      headings: [zh ? '正确/总数' : 'Right/n', zh ? `率(%)及 ${level} CI` : `% (${level} CI)`],
      axis: { title: zh ? '判断正确的比例(%)' : 'Called right (%)', kind: 'linear', format: 'percent', none: null },
      meaning: { confidence },
      description: zh
        ? `灵敏度与特异度及其 ${level} 置信区间：${list}。`
        : `Sensitivity and specificity in percent with ${level} intervals: ${list}.`,
    },
    settings,
  )
}

function cellOf({ part, n, lower, upper }: AccuracyLine, { settings }: PlotSettings): string {
  const limits = formatPercentInterval(lower, upper, settings)
  const percent = formatFraction(part / n, settings)
  return settings.language === 'zh' ? `${percent}（${limits}）` : `${percent} (${limits})`
}
