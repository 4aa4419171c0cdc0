import type { Axis, Panel, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { type ControlPanel, controlMarks, drawnValues, pointPlaces } from '../../kit/plots/control-panel.ts'
import { valueRange } from '../../kit/plots/value-range.ts'
import { formatCount, formatFraction, formatQuantity } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { Words } from '../../kit/words.ts'
import type { ControlChartData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<ControlChartData> }

const kinds = {
  individuals: { en: 'I-MR chart', zh: '单值-移动极差图' },
  'xbar-r': { en: 'X̄-R chart', zh: '均值-极差图' },
  'xbar-s': { en: 'X̄-S chart', zh: '均值-标准差图' },
  p: { en: 'p chart', zh: 'p 图' },
  np: { en: 'np chart', zh: 'np 图' },
  c: { en: 'c chart', zh: 'c 图' },
  u: { en: 'u chart', zh: 'u 图' },
  ewma: { en: 'EWMA chart', zh: 'EWMA 图' },
  run: { en: 'Run chart', zh: '链图' },
} as const satisfies Readonly<Record<ControlChartData['kind'], Words>>

const spreads = {
  individuals: { en: 'Moving range', zh: '移动极差' },
  'xbar-r': { en: 'Range', zh: '极差' },
  'xbar-s': { en: 'SD', zh: '标准差' },
} as const

const deviations = {
  individuals: { en: 'SD from the mean moving range', zh: 'SD 由平均移动极差估计' },
  'xbar-r': { en: 'SD from the ranges within samples', zh: 'SD 由组内极差估计' },
  'xbar-s': { en: 'SD from the SDs within samples', zh: 'SD 由组内标准差估计' },
  p: { en: 'binomial SD', zh: 'SD 按二项分布' },
  np: { en: 'binomial SD', zh: 'SD 按二项分布' },
  c: { en: 'Poisson SD', zh: 'SD 按 Poisson 分布' },
  u: { en: 'Poisson SD', zh: 'SD 按 Poisson 分布' },
  ewma: { en: 'SD of the moving average, from the mean moving range', zh: '移动平均的 SD 由平均移动极差求得' },
} as const satisfies Readonly<Record<Exclude<ControlChartData['kind'], 'run'>, Words>>

const patterns: Readonly<Record<number, Words>> = {
  1: { en: 'beyond a limit', zh: '超出控制限' },
  2: { en: 'nine on one side', zh: '连续 9 点同侧' },
  3: { en: 'six rising or falling', zh: '连续 6 点递增或递减' },
  4: { en: 'fourteen up and down', zh: '连续 14 点上下交替' },
  5: { en: 'two of three beyond 2 SD', zh: '3 点中 2 点超出 2 SD' },
  6: { en: 'four of five beyond 1 SD', zh: '5 点中 4 点超出 1 SD' },
  7: { en: 'fifteen within 1 SD', zh: '连续 15 点在 1 SD 内' },
  8: { en: 'eight beyond 1 SD', zh: '连续 8 点超出 1 SD' },
}

/** Points beside the median that tests of runs need (Anhøj and Olesen 2014). */
const enoughPoints = 10

function plot(data: ControlChartData, settings: PlotSettings): Scene {
  const { panels, kind, of } = data
  const { language } = settings.settings
  const y = settings.names.variable(of.y)
  const two = panels.length > 1
  return {
    width: settings.size.width ?? 130,
    height: settings.size.height ?? (two ? 115 : 80),
    description:
      language === 'zh' ? `${y}的${kinds[kind].zh}，${data.n} 个点。` : `${kinds[kind].en} of ${y}, ${data.n} points.`,
    caption: captionOf(data, settings),
    ...(two ? { arrangement: { columns: 1, joined: true } as const } : {}),
    panels: panels.map((panel, k) => panelOf(panel, k > 0, k === panels.length - 1, data, settings)),
  }
}

function panelOf(
  panel: ControlPanel,
  isSpread: boolean,
  isLast: boolean,
  data: ControlChartData,
  settings: PlotSettings,
): Panel {
  const { kind, show, calendar, base, n, of } = data
  const named = (name: string, value: number | string | null | undefined) =>
    typeof value !== 'number'
      ? ''
      : `${name} ${kind === 'p' ? `${formatFraction(value, settings.settings)}%` : formatQuantity(value, settings.settings)}`
  const { marks, lineLabels, pointLabels } = controlMarks(panel, {
    zones: show.zones && !isSpread,
    numbered: kind !== 'run',
    names: {
      centre: named(
        kind === 'run' ? (settings.settings.language === 'zh' ? '中位数' : 'Median') : 'CL',
        panel.centre.at(-1),
      ),
      lower: named('LCL', panel.lower.at(-1)),
      upper: named('UCL', panel.upper.at(-1)),
    },
  })
  const { x } = panel
  const up = valueRange(drawnValues(panel), { margin: 0.06 })
  const frozen = base < n ? ((x[base - 1] ?? 0) + (x[base] ?? 0)) / 2 : null
  const half = ((x.at(-1) ?? 1) - (x[0] ?? 0)) / Math.max(1, x.length - 1) / 2
  const across: Axis = {
    kind: 'linear',
    title: isLast ? axisTitle(data, settings) : '',
    domain: [(x[0] ?? 0) - half, (x.at(-1) ?? 1) + half],
    ...(calendar ? { calendar } : {}),
    ...(of.x === null ? { whole: true as const } : {}),
    ...(isLast ? {} : { unlabelled: true as const }),
  }
  return {
    x: across,
    y: {
      kind: 'linear',
      title: isSpread ? spreadTitle(kind, settings) : valueTitle(data, settings),
      domain: up,
      ...(kind === 'p' ? { format: 'percent' as const } : {}),
    },
    marks: withoutFalse([
      frozen !== null && {
        kind: 'segment',
        from: [frozen, up[0]],
        to: [frozen, up[1]],
        colour: 'muted',
        width: 0.8,
        dash: 'long-dashed',
      },
      ...marks,
    ]),
    lineLabels,
    firstLabels: true,
    pointLabels,
  }
}

function spreadTitle(kind: ControlChartData['kind'], { settings }: PlotSettings): string {
  return kind === 'individuals' || kind === 'xbar-r' || kind === 'xbar-s' ? spreads[kind][settings.language] : ''
}

function valueTitle({ kind, of, per }: ControlChartData, { names, settings }: PlotSettings): string {
  const y = names.variable(of.y)
  const size = of.size === null ? '' : names.variable(of.size)
  const zh = settings.language === 'zh'
  switch (kind) {
    case 'p':
      return `${y} / ${size} (%)`
    case 'u':
      return per === 1
        ? `${y} / ${size}`
        : settings.language === 'zh'
          ? `${y}/${formatCount(per)} ${size}`
          : `${y} per ${formatCount(per)} ${size}`
    case 'xbar-r':
    case 'xbar-s':
      return zh ? `${y}的均值` : `Mean of ${y}`
    case 'ewma':
      return zh ? `${y}的 EWMA` : `EWMA of ${y}`
    default:
      return y
  }
}

function axisTitle({ of }: ControlChartData, { names, settings }: PlotSettings): string {
  if (of.x !== null) return names.variable(of.x)
  if (of.subgroup !== null) return settings.language === 'zh' ? '子组序号' : 'Sample'
  return settings.language === 'zh' ? '序号' : 'Observation'
}

function captionOf(data: ControlChartData, settings: PlotSettings): string {
  const { kind, n, base, multiple, lambda, of, rules, runs, panels } = data
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const what = of.subgroup === null ? say('points', '个点') : say('samples', '个子组')
  const first = [
    kind === 'ewma' ? `${kinds.ewma[language]} (λ\u00a0=\u00a0${lambda})` : kinds[kind][language],
    say(`${formatCount(n)} ${what}`, `${formatCount(n)} ${what}`),
    ...(kind === 'run' ? [say('level line: median', '横线：中位数')] : []),
  ]
  const frozen =
    base < n
      ? [
          say(
            `${kind === 'run' ? 'Median' : 'both'} from the first ${base} ${what}, left of the vertical line`,
            `${kind === 'run' ? '中位数' : '均'}由竖线左侧前 ${base} ${what}计算`,
          ),
        ]
      : []
  if (kind === 'run') return captionSentences(language, [first, frozen, runs === null ? [] : runsOf(runs, say)])
  const isStepped = panels.some(({ upper }) => new Set(upper).size > 1) && kind !== 'ewma'
  const limits = [
    say(
      `CL: centre line; UCL, LCL (dashed): control limits at ${multiple} SD`,
      `CL：中心线；UCL、LCL（虚线）：上、下控制限（${multiple} 倍 SD）`,
    ),
    deviations[kind][language],
    ...frozen,
    ...(isStepped ? [say('values at the right: at the last point', '右侧数值为最后一点的')] : []),
  ]
  const zones = data.show.zones ? [[say('Dotted: 1 and 2 SD', '点线：1、2 倍 SD')]] : []
  return captionSentences(language, [first, limits, ...zones, signalsOf(data, rules, settings)])
}

function runsOf(
  { useful, longest, longestLimit, crossings, crossingsLimit }: NonNullable<ControlChartData['runs']>,
  say: (en: string, zh: string) => string,
): readonly string[] {
  const long = longest > longestLimit
  const few = crossings < crossingsLimit
  return [
    say(`${useful} points beside the median`, `不在中位数上的点 ${useful} 个`),
    say(
      `longest run ${longest} (at most ${longestLimit} by chance)`,
      `最长链 ${longest}（随机时不超过 ${longestLimit}）`,
    ),
    say(
      `crossings ${crossings} (at least ${crossingsLimit})`,
      `穿越中位数 ${crossings} 次（随机时不少于 ${crossingsLimit}）`,
    ),
    ...(long ? [say('diamonds: runs that are too long', '菱形：过长的链')] : []),
    useful < enoughPoints
      ? say('too few points for a judgement', '点数过少，不作判断')
      : long || few
        ? say('a shift is likely', '提示存在偏移')
        : say('no sign of a shift', '未见偏移'),
  ]
}

/** The rules that are broken and the points, or that none is. */
function signalsOf(
  { panels, of, calendar }: ControlChartData,
  rules: readonly number[],
  settings: PlotSettings,
): readonly string[] {
  const zh = settings.settings.language === 'zh'
  if (rules.length === 0) return []
  const parts = panels.flatMap(({ signals, x }, k) =>
    rules.flatMap((rule) => {
      const points = signals.points.filter((_, i) => signals.rules[i] === rule)
      if (points.length === 0) return []
      const lower = k === 0 ? '' : zh ? '（下图）' : ' (lower panel)'
      return [
        `${zh ? `准则 ${rule}，` : `rule ${rule}, `}${patterns[rule]?.[zh ? 'zh' : 'en'] ?? ''}${lower}${zh ? '：' : ': '}${pointPlaces(points, x, { isNumbered: of.x === null, calendar }, settings)}`,
      ]
    }),
  )
  const asked = rules.join(zh ? '、' : ', ')
  if (parts.length === 0)
    return [
      zh ? `按 Nelson 准则 ${asked} 未见异常` : `No signal by Nelson’s ${rules.length > 1 ? 'rules' : 'rule'} ${asked}`,
    ]
  const [head = '', ...rest] = parts
  return [
    `${zh ? '菱形：违反 Nelson 准则的点，连续点中首点标注准则编号；' : 'Diamonds: signals, numbered by Nelson’s rule at the first of neighbours; '}${head}`,
    ...rest,
  ]
}
