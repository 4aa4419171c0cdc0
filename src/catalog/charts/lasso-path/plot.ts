import type { Legend, LineLabel, Mark, Panel, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { fixed, formatCount } from '../../kit/present/format.ts'
import { refText } from '../../kit/present/ref-text.ts'
import type { LassoPathData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<LassoPathData> }

/** Colours that are clearly different; further paths differ by their names alone. */
const maxColours = 7
/** Panels of a figure less wide than this, in mm, stand above each other unless its height is given. */
const narrow = 130
/** Labels of the upper axis. */
const topLabels = 8

function plot(data: LassoPathData, settings: PlotSettings): Scene {
  const zh = settings.settings.language === 'zh'
  const say = (en: string, chinese: string) => (zh ? chinese : en)
  const { panels } = data.show
  const isBoth = panels === 'both'
  const width = settings.size.width ?? (isBoth ? 175 : 100)
  const height = settings.size.height ?? (isBoth && width < narrow ? 165 : 92)
  const outcome = refText(data.of.outcome, settings)
  return {
    width,
    height,
    arrangement: isBoth && height > width * 1.2 ? 'column' : 'row',
    description: say(
      `LASSO for ${outcome}: coefficients of ${data.paths.length} covariates along the penalty, and cross-validation.`,
      `${outcome}的 LASSO 回归：${data.paths.length} 个系数随惩罚强度的变化及交叉验证。`,
    ),
    caption: captionOf(data, settings),
    legend: penaltyLegend(data, settings),
    panels: [
      ...(panels === 'validation' ? [] : [pathPanel(data, settings)]),
      ...(panels === 'path' ? [] : [validationPanel(data, settings)]),
    ],
  }
}

function pathPanel(data: LassoPathData, settings: PlotSettings): Panel {
  const say = (en: string, zh: string) => (settings.settings.language === 'zh' ? zh : en)
  const { show, paths } = data
  const x = placesOf(data)
  const values = paths.flatMap((path) => [Math.min(...path.values), Math.max(...path.values)])
  const y = withMargin(Math.min(0, ...values), Math.max(0, ...values))
  const entered = paths
    .map(({ values: of }, j) => ({ j, first: of.findIndex((value) => value !== 0), last: of.at(-1) ?? 0 }))
    .filter(({ first }) => first >= 0)
    .toSorted((a, b) => a.first - b.first || Math.abs(b.last) - Math.abs(a.last))
  const rank = new Map(entered.slice(0, show.labels).map(({ j }, k) => [j, k]))
  const colourOf = (k: number | undefined) =>
    k === undefined ? 'muted' : k < maxColours ? { series: k } : ('ink' as const)
  const isCrowded = entered.length > 40
  const lines = entered.map(({ j, first }): Mark => {
    const k = rank.get(j)
    const from = Math.max(first - 1, 0)
    return {
      kind: 'line',
      x: x.slice(from),
      y: paths[j]?.values.slice(from) ?? [],
      colour: colourOf(k),
      width: k === undefined ? (isCrowded ? 0.4 : 0.7) : k < maxColours ? 1.2 : 0.8,
      ...(k === undefined && isCrowded ? { opacity: 0.6 } : {}),
    }
  })
  const names = entered.flatMap(({ j, last }): readonly LineLabel[] => {
    const [path, k] = [paths[j], rank.get(j)]
    if (path === undefined || k === undefined) return []
    return [{ at: [x.at(-1) ?? 0, last], text: refText(path.of, settings), colour: colourOf(k) }]
  })
  const titles = {
    lambda: '−ln λ',
    norm: say('L1 norm of the coefficients', '系数的 L1 范数'),
    deviance: say('Deviance explained, %', '偏差解释比例(%)'),
  }
  return {
    ...(show.panels === 'both' ? { title: say('Coefficient paths', '系数路径') } : {}),
    x: {
      kind: 'linear',
      title: titles[show.x],
      domain: [x[0] ?? 0, x.at(-1) ?? 1],
      ...(show.x === 'deviance' ? { format: 'percent' } : {}),
    },
    y: {
      kind: 'linear',
      title:
        show.scale === 'standardised' ? say('Coefficient per SD', '标准化回归系数') : say('Coefficient', '回归系数'),
      domain: y,
    },
    top: topAxis(data, x, settings),
    marks: [
      { kind: 'segment', from: [x[0] ?? 0, 0], to: [x.at(-1) ?? 1, 0], colour: 'faint', width: 0.6 },
      ...penaltyLines(data, x, y),
      // named paths over the others, the first on top
      ...lines.toReversed(),
    ],
    lineLabels: names,
    firstLabels: true,
  }
}

function validationPanel(data: LassoPathData, settings: PlotSettings): Panel {
  const say = (en: string, zh: string) => (settings.settings.language === 'zh' ? zh : en)
  const { show, lambda, validation } = data
  const { mean, error } = validation
  const x = lambda.map((value) => -Math.log(value))
  const low = mean.map((value, k) => value - (error[k] ?? 0))
  const high = mean.map((value, k) => value + (error[k] ?? 0))
  const y = withMargin(Math.min(...low), Math.max(...high))
  const title = say(`${show.folds}-fold cross-validation`, `${show.folds} 折交叉验证`)
  const step = ((x.at(-1) ?? 1) - (x[0] ?? 0)) / Math.max(x.length - 1, 1)
  return {
    ...(show.panels === 'both' ? { title } : {}),
    // the intervals at both ends have room
    x: { kind: 'linear', title: '−ln λ', domain: [(x[0] ?? 0) - step, (x.at(-1) ?? 1) + step] },
    y: {
      kind: 'linear',
      title: data.family === 'gaussian' ? say('Mean squared error', '均方误差') : say('Binomial deviance', '二项偏差'),
      domain: y,
    },
    top: topAxis(data, x, settings),
    marks: [
      ...penaltyLines(data, x, y),
      ...x.map(
        (at, k): Mark => ({
          kind: 'segment',
          from: [at, low[k] ?? 0],
          to: [at, high[k] ?? 0],
          colour: 'muted',
          width: 0.5,
        }),
      ),
      { kind: 'point', x, y: mean, colour: { series: 0 }, size: 2.6, shape: 'circle', fill: 'solid' },
    ],
  }
}

function withMargin(low: number, high: number): readonly [number, number] {
  const margin = (high - low || 1) * 0.04
  return [low - margin, high + margin]
}

/** Where the models stand along the path. */
function placesOf({ show, lambda, explained, paths }: LassoPathData): readonly number[] {
  if (show.x === 'lambda') return lambda.map((value) => -Math.log(value))
  if (show.x === 'deviance') return explained
  return lambda.map((_, k) => paths.reduce((sum, { values }) => sum + Math.abs(values[k] ?? 0), 0))
}

/** The number of coefficients at about even distances. */
function topAxis({ count }: LassoPathData, x: readonly number[], { settings }: PlotSettings): Panel['top'] & object {
  const [from, to] = [x[0] ?? 0, x.at(-1) ?? 1]
  const nearest = (place: number) =>
    x.reduce((best, at, k) => (Math.abs(at - place) < Math.abs((x[best] ?? 0) - place) ? k : best), 0)
  const shown = new Set(
    Array.from({ length: topLabels }, (_, k) => nearest(from + ((to - from) * k) / (topLabels - 1))),
  )
  const models = [...shown].toSorted((a, b) => (x[a] ?? 0) - (x[b] ?? 0))
  return {
    title: settings.language === 'zh' ? '非零系数个数' : 'Non-zero coefficients',
    at: models.map((k) => x[k] ?? 0),
    labels: models.map((k) => formatCount(count[k] ?? 0)),
  }
}

const dashes = { lowest: 'dashed', oneError: 'dotted' } as const

function penaltyLines(
  { validation }: LassoPathData,
  x: readonly number[],
  [low, high]: readonly [number, number],
): readonly Mark[] {
  const chosen = validation.lowest === validation.oneError ? (['lowest'] as const) : (['oneError', 'lowest'] as const)
  return chosen.map((which) => {
    const at = x[validation[which]] ?? 0
    return { kind: 'segment', from: [at, low], to: [at, high], colour: 'ink', width: 0.9, dash: dashes[which] }
  })
}

function penaltyLegend({ lambda, count, validation }: LassoPathData, { settings }: PlotSettings): Legend {
  const zh = settings.language === 'zh'
  const text = (name: string, k: number) => {
    const [value, n] = [lambda[k] ?? 0, count[k] ?? 0]
    const shown = fixed(value, Math.min(Math.max(2 - Math.floor(Math.log10(value)), 0), 10)) // three digits
    const of = zh ? `（${n}\u00a0个系数）` : ` (${n} ${n === 1 ? 'coefficient' : 'coefficients'})`
    return `${name}\u00a0=\u00a0${shown}${of}`
  }
  const item = (name: string, which: 'lowest' | 'oneError') => ({
    label: text(name, validation[which]),
    colour: 'ink' as const,
    key: 'line' as const,
    dash: dashes[which],
  })
  if (validation.lowest === validation.oneError)
    return { place: 'top', items: [item(zh ? 'λ.min、λ.1se' : 'λ.min, λ.1se', 'lowest')] }
  return { place: 'top', items: [item('λ.min', 'lowest'), item('λ.1se', 'oneError')] }
}

function captionOf({ family, n, events, show, paths }: LassoPathData, settings: PlotSettings): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const named = paths.filter(({ values }) => values.some((value) => value !== 0)).length
  const isPath = show.panels !== 'validation'
  return captionSentences(language, [
    [
      say(`n\u00a0=\u00a0${formatCount(n)}`, `n=${formatCount(n)}`),
      family === 'binomial' && say(`events ${formatCount(events)}`, `事件 ${formatCount(events)} 例`),
      say(
        `LASSO ${family === 'binomial' ? 'logistic' : 'linear'} regression, standardised covariates`,
        `LASSO ${family === 'binomial' ? 'logistic ' : '线性'}回归，自变量经标准化`,
      ),
      isPath &&
        named > show.labels &&
        show.labels > 0 &&
        say('the paths that enter first are named', '标注最先进入模型的路径'),
    ],
    [
      say(
        `λ.min: smallest error in ${show.folds}-fold cross-validation (seed ${show.seed}); λ.1se: strongest penalty within one standard error of it`,
        `λ.min：${show.folds} 折交叉验证（随机种子 ${show.seed}）误差最小；λ.1se：误差在其 1 个标准误以内的最强惩罚`,
      ),
    ],
    show.panels !== 'path' && [
      say('Points and bars: mean of the folds ± standard error', '点与误差线：各折均值 ± 标准误'),
    ],
  ])
}
