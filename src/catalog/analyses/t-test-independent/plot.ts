import type { BoxSummary } from '#engine/methods/description/box-summary.ts'
import { boxExtent, sampleMarks, wholeTicks } from '#figure/box-marks.ts'
import type { Scene } from '#figure/scene.ts'
import { boxCaption } from '../../kit/figures/box-caption.ts'
import { richP, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'
import { formatLevel } from '../../kit/present/format.ts'

/** Data of the figures, from `compare-groups.ts`. */
export interface DistributionFigure {
  readonly variable: string
  readonly group: readonly LevelRef[]
  readonly confidence: number
  readonly p: Numeric
  readonly groups: readonly BoxSummary[]
}

export const plots = { distribution: { plot: plotDistribution } satisfies Plot<DistributionFigure> }

function plotDistribution(data: DistributionFigure, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const [low, high] = boxExtent(data.groups)
  const span = high - low || 1
  const names = data.group.map((ref) => settings.names.level(ref))
  const categories = names.map((name, g) => sizedName(name, data.groups[g]?.n ?? 0, settings))
  const variable = settings.names.variable(data.variable)
  const level = formatLevel(data.confidence)
  return {
    width: settings.size.width ?? 85,
    height: settings.size.height ?? 78,
    description:
      language === 'zh'
        ? `${variable}：${names.join('与')}两组的箱线图、各值与均数（${level} 置信区间）。`
        : `${variable} in ${names.join(' and ')}: box plots, values, and means with ${level} intervals.`,
    caption: boxCaption(data.groups, data.confidence, settings),
    panels: [
      {
        x: { kind: 'band', title: '', categories },
        y: {
          kind: 'linear',
          title: variable,
          domain: [low - span * 0.04, high + span * 0.05],
          grid: true,
          ...wholeTicks(data.groups),
        },
        marks: data.groups.flatMap((group, g) => sampleMarks(group, g, span)),
        ...(data.p === null ? {} : { brackets: [{ from: 0, to: 1, text: richP(data.p, settings) }] }),
      },
    ],
  }
}
