import { boxExtent, sampleMarks, wholeTicks } from '#figure/box-marks.ts'
import type { Mark, Scene } from '#figure/scene.ts'
import { boxCaption } from '../../kit/figures/box-caption.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import { joinedBars } from '../../kit/plots/histogram-bars.ts'
import type { BarFigure, BoxFigure, HistogramFigure } from './figures.ts'

export const plots = {
  histogram: { plot: plotHistogram } satisfies Plot<HistogramFigure>,
  box: { plot: plotBoxes } satisfies Plot<BoxFigure>,
  bars: { plot: plotBars } satisfies Plot<BarFigure>,
}

/** Stacked panels on a common axis, so that groups can be compared by eye. */
function plotHistogram({ variable, edges, groups }: HistogramFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const name = settings.names.variable(variable)
  const top = Math.max(1, ...groups.flatMap(({ counts }) => counts)) * 1.05
  const domain = [edges[0] ?? 0, edges.at(-1) ?? 1] as const
  return {
    width: settings.size.width ?? 100,
    height: settings.size.height ?? 28 + 42 * groups.length,
    description: chinese ? `${name} 的直方图。` : `Histogram of ${name}.`,
    caption: captionSentences(settings.settings.language, [
      [
        chinese ? '条：各区间的频数' : 'Bars: counts of the intervals',
        ...(groups.length === 1 ? [sizedName('', sizeOf(groups[0]?.counts), settings)] : []),
      ],
    ]),
    arrangement: 'column',
    panels: groups.map(({ group, counts }, g) => ({
      ...(group === null
        ? {}
        : { title: sizedName(settings.names.level(group), sizeOf(counts), settings).replace('\n', ' ') }),
      x: { kind: 'linear', title: g === groups.length - 1 ? name : '', domain },
      y: { kind: 'linear', title: chinese ? '频数' : 'Count', domain: [0, top], whole: true },
      marks: joinedBars({ edges, tops: counts }, { colour: { series: g }, opacity: 0.28, outline: 'bars', width: 0.6 }),
    })),
  }
}

function sizeOf(counts: readonly number[] = []): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function plotBoxes({ variable, confidence, boxes }: BoxFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const name = settings.names.variable(variable)
  const [low, high] = boxExtent(boxes.map(({ box }) => box))
  const span = high - low || 1
  const categories = boxes.map(({ group, box }) =>
    sizedName(group === null ? '' : settings.names.level(group), box.n, settings),
  )
  return {
    width: settings.size.width ?? Math.max(60, 30 + 28 * boxes.length),
    height: settings.size.height ?? 78,
    description: chinese ? `${name} 的箱线图与各值。` : `Box plots and values of ${name}.`,
    caption: boxCaption(
      boxes.map(({ box }) => box),
      confidence,
      settings,
    ),
    panels: [
      {
        x: { kind: 'band', title: '', categories },
        y: {
          kind: 'linear',
          title: name,
          domain: [low - span * 0.04, high + span * 0.05],
          grid: true,
          ...wholeTicks(boxes.map(({ box }) => box)),
        },
        marks: boxes.flatMap(({ box }, g) => sampleMarks(box, g, span)),
      },
    ],
  }
}

function plotBars({ variable, levels, groups }: BarFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const name = settings.names.variable(variable)
  const label = (ref: LevelRef | null) => (ref === null ? '' : settings.names.level(ref))
  const width = 0.8 / groups.length
  const top = Math.max(0.01, ...groups.flatMap(({ fractions }) => fractions)) * 1.05
  return {
    width: settings.size.width ?? Math.max(70, 25 + 14 * levels.length),
    height: settings.size.height ?? 74,
    description: chinese ? `${name} 各取值的构成比条图。` : `Bars of the share of each value of ${name}.`,
    caption: captionSentences(settings.settings.language, [barWords(groups, settings)]),
    panels: [
      {
        x: { kind: 'band', title: name, categories: levels.map(label) },
        y: { kind: 'linear', title: chinese ? '构成比(%)' : 'Share, %', domain: [0, top], format: 'percent' },
        marks: groups.flatMap(({ fractions }, g) =>
          fractions.map((fraction, k): Mark => {
            const left = k - 0.4 + g * width
            return {
              kind: 'rect',
              x: [left, left + width],
              y: [0, fraction],
              fill: { series: g },
              stroke: { series: g },
            }
          }),
        ),
      },
    ],
    ...(groups.length > 1
      ? {
          legend: {
            place: 'top' as const,
            items: groups.map(({ group }, g) => ({ label: label(group), colour: { series: g }, key: 'box' as const })),
          },
        }
      : {}),
  }
}

function barWords(groups: BarFigure['groups'], settings: PlotSettings): readonly string[] {
  const zh = settings.settings.language === 'zh'
  const bars =
    groups.length > 1 ? (zh ? '条：组内构成比' : 'Bars: shares within each group') : zh ? '条：构成比' : 'Bars: shares'
  const sizes = groups.flatMap(({ group, n }) =>
    n === undefined
      ? []
      : [sizedName(group === null ? '' : settings.names.level(group), n, settings).replace('\n', ' ')],
  )
  return [bars, ...(sizes.length === 0 ? [] : [sizes.join(zh ? '、' : ', ')])]
}
