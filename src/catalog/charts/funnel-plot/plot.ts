import type { LegendItem, Mark, RichText, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { hasLegend } from '../../kit/figures/colour-legend.ts'
import { richP } from '../../kit/figures/figure-words.ts'
import { ratioTicks } from '../../kit/figures/forest-axis.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { fixed, formatCount, formatEstimateInterval, formatLevel } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { FunnelData } from './data.ts'

export const plots = { chart: { plot: plotFunnel } satisfies Plot<FunnelData> }

/** Two-sided normal quantiles of the pseudo-limits and of the contours. */
const z = { '90': 1.6448536269514722, '95': 1.959963984540054, '99': 2.5758293035489004 } as const
const contours = [
  { from: z['90'], to: z['95'], opacity: 0.42, words: '0.05–0.1' },
  { from: z['95'], to: z['99'], opacity: 0.24, words: '0.01–0.05' },
  { from: z['99'], to: Number.POSITIVE_INFINITY, opacity: 0.1, words: '< 0.01' },
] as const

function plotFunnel(data: FunnelData, settings: PlotSettings): Scene {
  const zh = settings.settings.language === 'zh'
  const { show, pooled, groups, studies, egger } = data
  const isRatio = show.scale !== 'linear'
  const atX = (effect: number) => (isRatio ? Math.exp(effect) : effect + 0) // no negative zero, which JSON does not have
  const frame = frameOf(data)
  const { errors, atY, across } = frame
  const ray = (around: number, by: number) => ({
    x: errors.map((error) => atX(around + by * error)),
    y: errors.map(atY),
  })
  const domain = [atX(across[0]), atX(across[1])] as const
  const [low, high] = frame.up
  const upright = (effect: number, dash: boolean): Mark => ({
    kind: 'segment',
    from: [atX(effect), low],
    to: [atX(effect), high],
    colour: dash ? 'muted' : 'ink',
    width: dash ? 0.6 : 0.9,
    ...(dash ? { dash: 'dotted' as const } : {}),
  })
  const limits = show.limits === 'none' ? [] : show.limits === '95' ? (['95'] as const) : (['95', '99'] as const)
  const size = studies.effects.length > 200 ? 3 : studies.effects.length > 40 ? 4 : 5
  const contourMarks = show.contours ? contours.flatMap((one) => contourOf(one, frame, atX)) : []
  return {
    width: settings.size.width ?? 110,
    height: settings.size.height ?? 92,
    description: descriptionOf(data, settings),
    caption: captionOf(data, settings),
    panels: [
      {
        x: {
          kind: isRatio ? 'log' : 'linear',
          title: settings.names.variable(data.of.effect.variable),
          domain,
          ...(isRatio ? ratioTicks(domain) : {}),
        },
        y:
          show.y === 'se'
            ? { kind: 'linear', title: zh ? '标准误' : 'Standard error', domain: frame.up, unsigned: true }
            : { kind: 'linear', title: zh ? '精度（1/SE）' : 'Precision (1/SE)', domain: frame.up },
        marks: [
          ...contourMarks,
          ...(show.contours ? [upright(0, true)] : []),
          ...limits.flatMap((level) =>
            [-1, 1].map(
              (side): Mark => ({
                kind: 'line',
                ...ray(pooled.estimate, side * z[level]),
                colour: 'muted',
                width: 0.8,
                dash: level === '95' ? 'dashed' : 'dotted',
              }),
            ),
          ),
          upright(pooled.estimate, false),
          ...groups.flatMap((_, g): Mark[] => {
            const own = [...studies.codes.keys()].filter((k) => studies.codes[k] === g)
            if (own.length === 0) return []
            return [
              {
                kind: 'point',
                x: own.map((k) => atX(studies.effects[k] ?? 0)),
                y: own.map((k) => atY(studies.errors[k] ?? 1)),
                colour: { series: g },
                size,
                shape: groups.length > 1 ? 'of-series' : 'circle',
                fill: 'solid',
              },
            ]
          }),
        ],
        pointLabels: data.labels.map(({ name, effect, error }) => ({
          at: [atX(effect), atY(error)] as const,
          text: [{ text: settings.names.level(name) }],
        })),
        ...(egger === null ? {} : { note: { corner: 'above' as const, lines: [eggerLine(egger, settings)] } }),
      },
    ],
    ...legendOf(data, settings),
  }
}

interface Frame {
  /** The axis of effects, with logarithms of ratios. */
  readonly across: readonly [number, number]
  /** The vertical axis as drawn. */
  readonly up: readonly [number, number]
  /** Standard errors from the top of the plot to its foot. */
  readonly errors: readonly number[]
  readonly atY: (error: number) => number
}

const steps = 80

function frameOf({ studies, pooled, show }: FunnelData): Frame {
  const [least, most] = [Math.min(...studies.errors), Math.max(...studies.errors)]
  const foot = most * 1.06
  const reach = foot * (show.limits === 'both' ? z['99'] : z['95'])
  const ends = [
    ...studies.effects,
    ...(show.limits === 'none' ? [pooled.estimate] : [pooled.estimate - reach, pooled.estimate + reach]),
    ...(show.contours ? [-foot * z['95'], foot * z['95']] : []),
  ]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const margin = (high - low || Math.abs(low) || 1) * 0.03
  const across = [low - margin, high + margin] as const
  if (show.y === 'se')
    return {
      across,
      up: [-foot, 0],
      errors: Array.from({ length: steps + 1 }, (_, k) => (foot * k) / steps),
      atY: (error) => -error + 0,
    }
  const up = [1 / foot, 1.06 / least] as const
  return {
    across,
    up,
    errors: Array.from({ length: steps + 1 }, (_, k) => 1 / (up[1] + ((up[0] - up[1]) * k) / steps)),
    atY: (error) => 1 / error,
  }
}

/** Both sides of a range of P values, within the plot; an edge that leaves it turns exactly there. */
function contourOf(
  { from, to, opacity }: (typeof contours)[number],
  { across, errors, atY }: Frame,
  atX: (effect: number) => number,
): readonly Mark[] {
  const [first = 0, last = 1] = [errors[0], errors.at(-1)]
  return [-1, 1].flatMap((side): Mark[] => {
    const end = side < 0 ? across[0] : across[1]
    const turns = [end / (side * from), end / (side * to)].filter((error) => error > first && error < last)
    const places = [...errors, ...turns].toSorted((a, b) => a - b)
    const within = (error: number, by: number) =>
      by === Number.POSITIVE_INFINITY ? end : side * Math.min(by * error, side * end)
    const outline = [
      ...places.map((error) => [within(error, from), error] as const),
      ...places.toReversed().map((error) => [within(error, to), error] as const),
    ]
    return [
      {
        kind: 'polygon',
        x: outline.map(([effect]) => atX(effect)),
        y: outline.map(([, error]) => atY(error)),
        fill: 'muted',
        stroke: null,
        opacity,
      },
    ]
  })
}

function legendOf({ groups, show, of }: FunnelData, { settings, names, joined }: PlotSettings): Pick<Scene, 'legend'> {
  const items = groups.flatMap((ref, series): LegendItem[] =>
    ref === null || !hasLegend(groups.length, joined)
      ? []
      : [{ label: names.level(ref), colour: { series }, key: 'point', shape: 'of-series' }],
  )
  if (items.length === 0 && !show.contours) return {}
  const shades = contours.map(
    ({ opacity, words }): LegendItem => ({ label: words, colour: 'muted', key: 'box', opacity, bare: true }),
  )
  return {
    legend: {
      place: 'top',
      ...(items.length > 0 && of.group !== null ? { title: names.variable(of.group.variable) } : {}),
      items,
      ...(show.contours && {
        also: [{ title: settings.language === 'zh' ? '单项研究 P 值' : 'P of a study', items: shades }],
      }),
    },
  }
}

function eggerLine({ t, df, pValue }: NonNullable<FunnelData['egger']>, display: PlotSettings): RichText {
  const { settings } = display
  const zh = settings.language === 'zh'
  return [
    { text: zh ? 'Egger 检验：' : 'Egger’s test: ' },
    { text: 't', italic: true },
    { text: `\u00a0=\u00a0${fixed(t, settings.decimals.statistic)}${zh ? '，' : ', '}` },
    { text: zh ? 'ν' : 'df', ...(zh ? { italic: true as const } : {}) },
    { text: `\u00a0=\u00a0${formatCount(df)}${zh ? '，' : ', '}` },
    ...richP(pValue, display),
  ]
}

const models = {
  fixed: { en: 'common effect', zh: '固定效应' },
  reml: { en: 'random effects, REML', zh: '随机效应，REML' },
  'dersimonian-laird': { en: 'random effects, DerSimonian–Laird', zh: '随机效应，DerSimonian–Laird' },
} as const

function pooledText({ pooled, show, confidence }: FunnelData, { settings }: PlotSettings): string {
  const shown = (effect: number) => (show.scale === 'linear' ? effect : Math.exp(effect))
  const [estimate, lower, upper] = [pooled.estimate, pooled.lower, pooled.upper].map(shown) as [number, number, number]
  const text = formatEstimateInterval({ estimate, lower, upper }, settings, show.scale === 'linear' ? 0 : 1)
  return settings.language === 'zh'
    ? `${text}（${formatLevel(confidence)}\u00a0CI；${models[show.model].zh}）`
    : `${text.replace(' (', ` (${formatLevel(confidence)}\u00a0CI `)}, ${models[show.model].en}`
}

function descriptionOf(data: FunnelData, settings: PlotSettings): string {
  const n = formatCount(data.studies.effects.length)
  const text = pooledText(data, settings)
  return settings.settings.language === 'zh'
    ? `${n} 项研究的漏斗图，合并效应 ${text}。`
    : `Funnel plot of ${n} ${n === '1' ? 'study' : 'studies'}; pooled effect ${text}.`
}

function captionOf(data: FunnelData, settings: PlotSettings): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { show, studies, labels } = data
  const n = formatCount(studies.effects.length)
  return captionSentences(language, [
    [
      say(`${n} ${n === '1' ? 'study' : 'studies'}`, `${n} 项研究`),
      say(`solid line: pooled effect ${pooledText(data, settings)}`, `实线：合并效应 ${pooledText(data, settings)}`),
    ],
    capitalised(
      withoutFalse([
        show.limits !== 'none' && say('dashed: pseudo 95% limits', '虚线：95% 伪置信限'),
        show.limits === 'both' && say('outer, dotted: pseudo 99% limits', '外侧点线：99% 伪置信限'),
        show.contours &&
          say(
            'shades: P of a study against no effect (upright dotted line)',
            '灰度：单项研究相对无效（竖点线）的 P 值',
          ),
        labels.length > 0 && show.named === 'outside' && say('named: beyond the 95% limits', '标注：95% 限之外的研究'),
      ]),
    ),
  ])
}

function capitalised([first = '', ...rest]: readonly string[]): readonly string[] {
  return first === '' ? [] : [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
}
