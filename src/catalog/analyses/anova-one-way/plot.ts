import type { BoxSummary } from '#engine/methods/description/box-summary.ts'
import { boxExtent, sampleMarks } from '#figure/box-marks.ts'
import type { Mark, RichText, Scene } from '#figure/scene.ts'
import { boxCaption } from '../../kit/figures/box-caption.ts'
import { richP, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'
import { formatLevel } from '../../kit/present/format.ts'
import type { TestName } from './facts.ts'

/** Data of both figures. */
export interface GroupsFigure {
  readonly variable: string
  readonly groups: readonly LevelRef[]
  readonly confidence: number
  /** The test that the reading reports. */
  readonly test: TestName
  readonly p: Numeric
  /** The box of each group; the figure of means leaves its `values` out. */
  readonly boxes: readonly BoxSummary[]
}

export const plots = {
  boxes: { plot: plotBoxes } satisfies Plot<GroupsFigure>,
  means: { plot: plotMeans } satisfies Plot<GroupsFigure>,
}

function plotBoxes(data: GroupsFigure, settings: PlotSettings): Scene {
  const extent = boxExtent(data.boxes)
  const span = extent[1] - extent[0] || 1
  return scene(data, settings, {
    extent,
    marks: data.boxes.flatMap((box, g) => sampleMarks(box, g, span)),
    caption: boxCaption(data.boxes, data.confidence, settings),
  })
}

function plotMeans(data: GroupsFigure, settings: PlotSettings): Scene {
  const level = formatLevel(data.confidence)
  const ends = data.boxes.flatMap(({ interval }) => [...interval])
  const caption = { en: `Points and bars: means with ${level} CI`, zh: `点与误差线：均数及 ${level} 置信区间` }
  return scene(data, settings, {
    extent: [Math.min(...ends), Math.max(...ends)],
    marks: data.boxes.flatMap((box, g) => meanMarks(box, g)),
    caption: caption[settings.settings.language],
  })
}

function meanMarks({ mean, interval: [low, high] }: BoxSummary, g: number): readonly Mark[] {
  const colour = { series: g }
  const cap = (y: number): Mark => ({ kind: 'segment', from: [g - 0.08, y], to: [g + 0.08, y], colour, width: 1.2 })
  return [
    { kind: 'segment', from: [g, low], to: [g, high], colour, width: 1.2 },
    cap(low),
    cap(high),
    { kind: 'point', x: [g], y: [mean], colour, size: 6, shape: 'circle', fill: 'solid' },
  ]
}

interface Drawn {
  readonly extent: readonly [number, number]
  readonly marks: readonly Mark[]
  readonly caption: string
}

function scene(data: GroupsFigure, settings: PlotSettings, { extent: [low, high], marks, caption }: Drawn): Scene {
  const { language } = settings.settings
  const span = high - low || 1
  const variable = settings.names.variable(data.variable)
  const names = data.groups.map((ref) => settings.names.level(ref))
  return {
    width: settings.size.width ?? Math.min(170, Math.max(85, 25 + 20 * names.length)),
    height: settings.size.height ?? 82,
    description:
      language === 'zh'
        ? `${variable}在${names.join('、')}各组的比较。${caption}。`
        : `${variable} in ${names.join(', ')}. ${caption}.`,
    caption,
    panels: [
      {
        x: {
          kind: 'band',
          title: settings.names.variable(data.groups[0]?.variable ?? ''),
          categories: names.map((name, g) => sizedName(name, data.boxes[g]?.n ?? 0, settings)),
        },
        y: { kind: 'linear', title: variable, domain: [low - span * 0.05, high + span * 0.18], grid: true },
        marks,
        ...(typeof data.p === 'number' ? { note: { corner: 'top-left', lines: [testLine(data, settings)] } } : {}),
      },
    ],
  }
}

const testNames = {
  en: { anova: 'One-way ANOVA', welch: 'Welch ANOVA', 'kruskal-wallis': 'Kruskal–Wallis' },
  zh: { anova: '单因素方差分析', welch: 'Welch 方差分析', 'kruskal-wallis': 'Kruskal–Wallis 检验' },
} as const

function testLine({ test, p }: GroupsFigure, settings: PlotSettings): RichText {
  const { language } = settings.settings
  return [{ text: `${testNames[language][test]}${language === 'zh' ? '，' : ', '}` }, ...richP(p, settings)]
}
