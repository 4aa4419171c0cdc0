import type { Colour, Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { quartileTypes, quartileTypeWords } from '../../kit/options/quartile-type.ts'
import { type Curve, curveLines, curvesRange, visiblePieces } from '../../kit/plots/density-line.ts'
import { formatQuantity } from '../../kit/present/format.ts'
import type { RidgelineData, RidgelineGroup } from './data.ts'

export const plots = { chart: { plot: plotRidges } satisfies Plot<RidgelineData> }

/** Share of the highest point below which a curve would merge with its line. */
const visible = 0.004

function plotRidges(data: RidgelineData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { show } = data
  const groups = data.groups.filter(({ n }) => n > 0)
  const order = [...groups.keys()]
  if (show.order === 'median') order.sort((a, b) => (groups[a]?.median ?? 0) - (groups[b]?.median ?? 0))
  const highest = Math.max(...groups.flatMap(({ curve }) => (curve === null ? [] : [Math.max(...curve.y)])))
  const scale = (1 + show.overlap) / highest
  const names = groups.map(({ group }) => (group === null ? '' : settings.names.level(group)))
  const [variable, by] = [settings.names.variable(data.of.variable), settings.names.variable(data.of.group)]
  // curves of the uppermost lines end above the first category
  const above = Math.max(
    0.1,
    ...order.map((g, line) => Math.max(0, ...(groups[g]?.curve?.y ?? [])) * scale - line - 0.5 + 0.1),
  )
  const lines = groups.length + above
  const domain = curvesRange(groups, highest * visible)
  const pitch = Math.min(12, Math.max(3.4, 100 / lines))
  return {
    width: settings.size.width ?? 110,
    height: settings.size.height ?? 20 + lines * pitch,
    description:
      language === 'zh'
        ? `${variable}的核密度曲线，按${by}（${order.map((g) => names[g]).join('、')}）逐行排列。`
        : `Kernel densities of ${variable}, a line for each ${by} (${order.map((g) => names[g]).join(', ')}).`,
    caption: captionOf(data, groups, settings),
    panels: [
      {
        x: { kind: 'linear', title: variable, domain },
        y: {
          kind: 'band',
          title: by,
          categories: order.map((g) => sizedName(names[g] ?? '', groups[g]?.n ?? 0, settings).replace('\n', ' ')),
          margins: [above / lines, 0],
        },
        marks: [
          // from the back to the front: lower lines cover those above them
          ...order.flatMap((g, line): readonly Mark[] => {
            const group = groups[g]
            const colour: Colour = { series: show.fill === 'group' ? g : 0 }
            const base: Mark = {
              kind: 'segment',
              from: [domain[0], line],
              to: [domain[1], line],
              colour: 'faint',
              width: 0.6,
            }
            return group === undefined
              ? []
              : [base, ...ridgeMarks(group, { line, colour, scale, floor: highest * visible }, show)]
          }),
          // strokes are over all curves: a single one would be lost below the next line's
          ...order.flatMap((g, line): readonly Mark[] => {
            const x = groups[g]?.marks ?? []
            return x.length === 0 ? [] : [{ kind: 'tick', x, y: x.map(() => line), colour: 'ink', size: 6 }]
          }),
        ],
      },
    ],
  }
}

interface RidgePlace {
  readonly line: number
  readonly colour: Colour
  /** Distances of lines per unit of density. */
  readonly scale: number
  readonly floor: number
}

function ridgeMarks(
  { curve, median, quartiles }: RidgelineGroup,
  { line, colour, scale, floor }: RidgePlace,
  show: RidgelineData['show'],
): readonly Mark[] {
  const at = (height: number) => line - height * scale
  if (curve === null) return []
  const under = visiblePieces(curve, floor).map(({ x, y }) => ({
    x: [x[0] ?? 0, ...x, x.at(-1) ?? 0],
    y: [line, ...y.map(at), line],
  }))
  const upright = (value: number, dash: 'dotted' | undefined): Mark => ({
    kind: 'segment',
    from: [value, line],
    to: [value, at(heightAt(curve, value))],
    colour: 'ink',
    width: dash === undefined ? 1 : 0.8,
    ...(dash && { dash }),
  })
  return [
    ...under.map((area): Mark => ({ kind: 'polygon', ...area, fill: 'paper', stroke: null, opacity: 0.7 })),
    ...under.map((area): Mark => ({ kind: 'polygon', ...area, fill: colour, stroke: null, opacity: 0.4 })),
    ...(quartiles === null ? [] : [upright(quartiles.p25, 'dotted'), upright(quartiles.p75, 'dotted')]),
    ...(median === null || show.lines === 'none' ? [] : [upright(median, undefined)]),
    ...curveLines({ x: curve.x, y: curve.y }, floor, { colour, width: 1.2 }).map((one) => ({
      ...one,
      y: one.y.map(at),
    })),
  ]
}

/** The height of a curve at a value between its evenly spaced places. */
function heightAt({ x, y }: Curve, value: number): number {
  const [low = 0, high = 0] = [x[0], x.at(-1)]
  const place = Math.min(Math.max(((value - low) / (high - low)) * (x.length - 1), 0), x.length - 1)
  const k = Math.floor(place)
  const [here = 0, next = here] = [y[k], y[k + 1]]
  return here + (next - here) * (place - k)
}

function captionOf(
  { show, bandwidth }: RidgelineData,
  groups: readonly RidgelineGroup[],
  settings: PlotSettings,
): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const rule = { nrd0: say('Silverman’s rule', 'Silverman '), sj: say('Sheather and Jones', 'Sheather–Jones ') }[
    show.rule
  ]
  const factor = show.adjust === 1 ? '' : say(` × ${show.adjust}`, `×${show.adjust}`)
  const width = bandwidth === null ? '' : formatQuantity(bandwidth, settings.settings)
  const type = show.quartileType === null ? '' : quartileTypeWords(quartileTypes[show.quartileType], language)
  const lines = {
    none: [],
    median: [say('Upright lines: medians', '竖线：中位数')],
    quartiles: [
      say('Upright lines: medians', '竖线：中位数'),
      say(`dotted: quartiles${type}`, `点线：四分位数${type}`),
    ],
  }
  return captionSentences(language, [
    [
      say(
        `Curves: Gaussian kernel, common bandwidth ${width}, the mean of the groups’ by ${rule}${factor}`,
        `曲线：高斯核，共同带宽 ${width}（各组 ${rule}带宽的均数${factor}）`,
      ),
      groups.some(({ curve }) => curve?.reflected === true) && say('reflected at 0', '在 0 处反射'),
      show.support === 'range' && say('cut off at the outermost values', '截于最小值与最大值'),
    ],
    lines[show.lines],
    [groups.some(({ marks }) => marks !== null) && say('Strokes: values', '短线：观测值')],
  ])
}
