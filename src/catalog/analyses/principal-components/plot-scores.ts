import type { NormalEllipse } from '#engine/methods/dimension-reduction/normal-ellipse.ts'
import type { PointGrid } from '#engine/methods/samples/point-grid.ts'
import type { Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { PlotSettings } from '../../kit/figures/plot.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import { ellipseOutline } from '../../kit/plots/ellipse-outline.ts'
import { gridWords, placesOf } from '../../kit/plots/point-grid.ts'
import { ticksWithin } from '../../kit/plots/round-ticks.ts'
import { formatCount, formatFraction, formatNumber } from '../../kit/present/format.ts'
import { labelMarks, placeLabels } from './place-labels.ts'

export interface ScoresFigure {
  /** Numbers of the components across and up, from 1. */
  readonly components: readonly [number, number]
  /** Proportions of variance that they explain. */
  readonly shares: readonly [number, number]
  /** Scores of variance 1, or of the variance of their component. */
  readonly scale: 'standard' | 'principal'
  readonly isRotated: boolean
  /** Of outcomes of before: every how many-th case is drawn. */
  readonly every?: number
  /** Cases without a group. */
  readonly missing: number
  readonly groups: readonly ScoreGroup[]
  /** Loadings, or weights for scores of the variance of their component; null if they are not drawn. */
  readonly arrows: readonly { readonly variable: string; readonly at: readonly [number, number] }[] | null
}

export interface ScoreGroup {
  readonly group: LevelRef | null
  readonly n: number
  /** The scores of all cases; empty if they are on a grid. */
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly grid?: PointGrid
  readonly ellipse: NormalEllipse | null
}

/** Half of the length of y, in units of the outermost point; the space for the axes and for a legend, in millimetres. */
const [top, margin, legendHeight] = [1.05, 20, 7]

/** Cases as points by two components, with an ellipse of each group and the variables as arrows. */
export function plotScores(data: ScoresFigure, settings: PlotSettings): Scene {
  const zh = settings.settings.language === 'zh'
  const { components, shares } = data
  const groups = data.groups.map((group) => ({ ...group, ...placesOf(group) }))
  const outlines = groups.map(({ ellipse }) => (ellipse === null ? null : ellipseOutline(ellipse)))
  const shown = [...groups, ...outlines.flatMap((outline) => outline ?? [])]
  const [across, up] = [rangeOf(shown.map(({ x }) => x)), rangeOf(shown.map(({ y }) => y))]
  const half = Math.max(-across[0], across[1], -up[0], up[1]) * 1.02 || 1
  const factor = arrowFactor(data, across, up)
  const within = (length: number | undefined) => (length === undefined ? undefined : length - margin)
  const several = groups.length > 1
  const above = several ? legendHeight : 0
  const height = settings.size.height === undefined ? undefined : settings.size.height - above
  const arrows = (data.arrows ?? []).map(({ variable, at }) => ({
    text: settings.names.variable(variable),
    tip: [(at[0] * factor) / half, (at[1] * factor) / half] as const,
  }))
  // beside the points on both sides, as in the loading plot
  const placed = placeLabels(arrows, { width: within(settings.size.width), height: within(height), top })
  const ticks = ticksWithin(-half, half, 8)
  const title = (k: 0 | 1) => {
    const percent = `${formatFraction(shares[k], settings.settings)}%`
    return zh ? `成分 ${components[k]}（${percent}）` : `Component ${components[k]} (${percent})`
  }
  const x = placed.domain.map((end) => end * half) as [number, number]
  const edge = top * half
  const faint = { kind: 'segment', colour: 'faint', width: 0.5 } as const
  const grouping = groups[0]?.group ?? null
  return {
    width: settings.size.width ?? placed.width + margin,
    height: settings.size.height ?? placed.height + margin + above,
    description: descriptionOf(data, settings),
    caption: captionOf(data, { factor, isPartial: placed.isPartial }, settings),
    panels: [
      {
        x: { kind: 'linear', title: title(0), domain: x, ticks },
        y: { kind: 'linear', title: title(1), domain: [-edge, edge], ticks },
        marks: [
          { ...faint, from: [-half, 0], to: [half, 0] },
          { ...faint, from: [0, -half], to: [0, half] },
          ...groups.map(pointMark),
          ...outlines.flatMap((outline, series): readonly Mark[] =>
            outline === null
              ? []
              : [{ kind: 'line', ...outline, colour: { series }, width: 1, dash: several ? 'of-series' : 'dashed' }],
          ),
          ...arrows.map(
            ({ tip }): Mark => ({
              kind: 'segment',
              from: [0, 0],
              to: [tip[0] * half, tip[1] * half],
              colour: 'ink',
              width: 0.9,
              arrow: true,
            }),
          ),
          ...placed.labels.flatMap((label) => labelMarks(label, half)),
        ],
      },
    ],
    ...(several && grouping !== null
      ? {
          legend: {
            place: 'top',
            title: settings.names.variable(grouping.variable),
            items: groups.map(({ group, n }, series) => ({
              label: sizedName(group === null ? '' : settings.names.level(group), n, settings).replace('\n', ' '),
              colour: { series },
              key: 'point',
              shape: 'of-series',
            })),
          },
        }
      : {}),
  }
}

function pointMark({ x, y }: ScoreGroup, series: number): Mark {
  const size = x.length > 2000 ? 1.6 : x.length > 300 ? 2.4 : 3.2
  return { kind: 'point', x, y, colour: { series }, size, shape: 'of-series', fill: 'translucent' }
}

function rangeOf(lists: readonly (readonly number[])[]): readonly [number, number] {
  let [low, high] = [0, 0] // the origin of the arrows
  for (const values of lists)
    for (const value of values) {
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  return [low, high]
}

/** A round number by which the arrows are made longer, so that the longest reaches the outer points. */
function arrowFactor(
  { arrows }: ScoresFigure,
  across: readonly [number, number],
  up: readonly [number, number],
): number {
  if (arrows === null) return 1
  const longest = arrows.reduce((most, { at }) => Math.max(most, Math.hypot(...at)), 0)
  const reach = Math.min(Math.max(-across[0], across[1]), Math.max(-up[0], up[1]))
  if (!(longest > 0 && reach > 0)) return 1
  const wanted = (0.9 * reach) / longest
  const power = 10 ** Math.floor(Math.log10(wanted))
  return power * ([5, 4, 3, 2.5, 2, 1.5, 1].find((step) => step * power <= wanted) ?? 1)
}

function captionOf(
  { scale, every = 1, missing, groups, arrows, isRotated }: ScoresFigure,
  { factor, isPartial }: { readonly factor: number; readonly isPartial: boolean },
  settings: PlotSettings,
): string {
  const zh = settings.settings.language === 'zh'
  const say = (en: string, chinese: string) => (zh ? chinese : en)
  const times = String(Number(factor.toPrecision(2)))
  const isStandard = scale === 'standard'
  const several = groups.length > 1
  const left = groups.filter(({ ellipse }) => ellipse === null).length
  return captionSentences(zh ? 'zh' : 'en', [
    [
      isStandard
        ? say(
            `Points: scores of variance 1${isRotated ? ', rotated' : ''}`,
            `点：得分（方差为 1${isRotated ? '，旋转后' : ''}）`,
          )
        : say('Points: scores with the variance of their component', '点：得分（方差为特征根）'),
      ...(groups.length > 1 || groups[0]?.group
        ? []
        : [
            sizedName(
              '',
              groups.reduce((sum, { n }) => sum + n, 0),
              settings,
            ),
          ]),
      ...(every > 1 ? [say(`one case in ${formatCount(every)} is drawn`, `每 ${formatCount(every)} 例绘制 1 例`)] : []),
      ...gridWords(groups.find(({ grid }) => grid !== undefined)?.grid?.cells, zh ? 'zh' : 'en'),
      ...(missing > 0
        ? [say(`${formatCount(missing)} without a group not drawn`, `无分组的 ${formatCount(missing)} 例未绘制`)]
        : []),
    ],
    left === groups.length
      ? []
      : [
          several
            ? say('Ellipses: 95% of a normal population of each group', '椭圆：各组 95% 正态数据椭圆')
            : say('Dashed ellipse: 95% of a normal population', '虚线椭圆：95% 正态数据椭圆'),
          ...(left > 0 ? [say('none below 4 cases', '不足 4 例者不绘制')] : []),
        ],
    arrows === null
      ? []
      : [
          isStandard
            ? say(`Arrows: loadings × ${times}`, `箭头：载荷 × ${times}`)
            : say(`Arrows: weights × ${times}`, `箭头：特征向量 × ${times}`),
          ...(isPartial ? [say('only the longest are named', '仅标注较长者')] : []),
        ],
  ])
}

function descriptionOf({ components, groups, arrows }: ScoresFigure, { names, settings }: PlotSettings): string {
  const zh = settings.language === 'zh'
  const n = formatCount(groups.reduce((sum, group) => sum + group.n, 0))
  const named = groups.flatMap(({ group, ellipse }) => {
    if (group === null) return []
    const centre = ellipse === null ? '' : ` ${ellipse.centre.map((value) => formatNumber(value, 2)).join(', ')}`
    return [`${names.level(group)}${centre}`]
  })
  const variables = (arrows ?? []).map(({ variable }) => names.variable(variable))
  const [i, j] = components
  if (zh)
    return `成分 ${i} 与成分 ${j} 的得分图，${n} 例${named.length > 0 ? `；各组（中心）：${named.join('；')}` : ''}${variables.length > 0 ? `；箭头：${variables.join('、')}` : ''}。`
  return `Score plot of components ${i} and ${j}, ${n} cases${named.length > 0 ? `; groups with centres: ${named.join('; ')}` : ''}${variables.length > 0 ? `; arrows: ${variables.join(', ')}` : ''}.`
}
