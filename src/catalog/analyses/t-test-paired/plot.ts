import { boxExtent, sampleMarks, wholeTicks } from '#figure/box-marks.ts'
import type { Mark, Scene } from '#figure/scene.ts'
import { boxCaption } from '../../kit/figures/box-caption.ts'
import { richP, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { caseLines, courseLegend, courseOf, courses } from '../../kit/plots/pair-lines.ts'
import { formatLevel } from '../../kit/present/format.ts'
import { refText } from '../../kit/present/ref-text.ts'
import type { DifferencesFigure, LinesFigure } from './figures.ts'

export const plots = {
  lines: { plot: plotLines } satisfies Plot<LinesFigure>,
  differences: { plot: plotDifferences } satisfies Plot<DifferencesFigure>,
}

/** A thin line for each pair, with the means and their intervals at the sides. */
function plotLines({ outcome, members, n, pairs, confidence, means }: LinesFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const names = members.map((ref) => refText(ref, settings))
  const ends = [...pairs.flat(), ...means.flatMap(({ interval }) => interval)]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const span = high - low || 1
  const level = formatLevel(confidence)
  const some = pairs.length < n
  return {
    width: settings.size.width ?? 85,
    height: settings.size.height ?? 78,
    description: chinese ? `${names.join('与')}的配对连线图。` : `Lines between ${names.join(' and ')} of each pair.`,
    caption: chinese
      ? `细线：每对${some ? `（${n} 对中的 ${pairs.length} 对）` : ''}；菱形：均数及 ${level} 置信区间；${sizedName('', n, settings)}`
      : `Thin lines: pairs${some ? ` (${pairs.length} of ${n})` : ''}; diamonds: means with ${level} CI; ${sizedName('', n, settings)}`,
    panels: [
      {
        x: { kind: 'band', title: '', categories: names },
        y: {
          kind: 'linear',
          title: outcome === null ? '' : settings.names.variable(outcome),
          domain: [low - span * 0.04, high + span * 0.04],
          grid: true,
        },
        marks: [
          ...caseLines(pairs, (pair) => courses[courseOf(pair)].colour),
          ...means.flatMap(({ mean, interval }, k): Mark[] => {
            const x = k === 0 ? -0.16 : 1.16
            return [
              { kind: 'segment', from: [x, interval[0]], to: [x, interval[1]], colour: 'ink', width: 1 },
              { kind: 'point', x: [x], y: [mean], colour: 'ink', size: 5, shape: 'diamond', fill: 'solid' },
            ]
          }),
        ],
      },
    ],
    legend: {
      place: 'top',
      items: courseLegend(pairs, settings.settings.language),
    },
  }
}

function plotDifferences({ members, confidence, p, box }: DifferencesFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const [first, second] = members.map((ref) => refText(ref, settings))
  const [least, greatest] = boxExtent([box])
  const [low, high] = [Math.min(0, least), Math.max(0, greatest)]
  const span = high - low || 1
  const title = `${first ?? ''} − ${second ?? ''}`
  return {
    width: settings.size.width ?? 70,
    height: settings.size.height ?? 78,
    description: chinese ? `差值（${title}）的箱线图与各值。` : `Box plot and values of the differences ${title}.`,
    caption: `${boxCaption([box], confidence, settings, box.n)}${chinese ? '；虚线：差值为 0' : '; dashed: no difference'}`,
    panels: [
      {
        x: { kind: 'band', title: '', categories: [title] },
        y: {
          kind: 'linear',
          title: chinese ? '差值' : 'Difference',
          domain: [low - span * 0.04, high + span * (typeof p === 'number' ? 0.14 : 0.05)],
          grid: true,
          ...wholeTicks([box]),
        },
        marks: [
          { kind: 'segment', from: [-0.5, 0], to: [0.5, 0], colour: 'muted', dash: 'dashed' },
          ...sampleMarks(box, 0, span),
        ],
        ...(typeof p === 'number' ? { note: { lines: [richP(p, settings)], corner: 'top-right' } } : {}),
      },
    ],
  }
}
