import {
  areDistinguishable,
  contrast,
  difference,
  greyLightness,
  LEAST_CONTRAST,
  LEAST_STEP_OF_GREY,
  leastDifference,
} from '../colour/palette-rules.ts'
import { layout } from '../layout.ts'
import type { FontName } from '../look.ts'
import type { Panel, Scene } from '../scene.ts'
import { inFamily } from '../text-width.ts'
import { colourOf, themed } from '../theme.ts'
import { barFindings } from './bar-findings.ts'
import { areaOf, type DrawnParts, type DrawnStroke, type DrawnText, drawnParts, intersection } from './drawn-parts.ts'
import { emptyShare } from './empty-axis.ts'
import type { Finding, FindingCode } from './finding.ts'
import { overlappingTexts } from './overlaps.ts'
import { areTagsInOrder } from './page-tags.ts'
import { isLegendRedundant } from './redundant-legend.ts'
import { differInSign, isArea, seriesSigns } from './series-signs.ts'
import { textsOnMarks } from './texts-on-marks.ts'
import { unexplainedMarks } from './unexplained-marks.ts'

/** What a journal asks of a figure; what is omitted, it does not say. Sizes of type and strokes in points, all others in mm. */
export interface FigureLimits {
  readonly widths?: Limit<readonly number[]>
  /** Any width between the two. */
  readonly widthRange?: Limit<readonly [number, number]>
  readonly maxHeight?: Limit<number>
  readonly type?: Limit<{ readonly min: number; readonly max?: number }>
  readonly families?: Limit<readonly FontName[]>
  readonly line?: Limit<{ readonly min: number; readonly max?: number }>
  readonly withoutGrid?: Limit<true>
  readonly withoutTitle?: Limit<true>
  /** It prints without colour. */
  readonly inGrey?: Limit<true>
}

export interface Limit<T> {
  readonly is: T
  /** Read on the publisher's own page; otherwise a finding only warns. */
  readonly confirmed: boolean
}

export interface FigureFacts {
  /** The caption that the figure has of its own: what its marks mean, and n. */
  readonly caption: string | undefined
  /** Names of the variables as the figure shows them: an axis with such a title may have a unit. */
  readonly variables?: ReadonlySet<string>
  /** Kaplan-Meier curves and their like, which readers expect above the numbers at risk. */
  readonly isSurvival?: boolean
}

/** The least that any print needs: smaller type and thinner lines are lost. */
const always = { type: 5, line: 0.25 } as const

/** mm by which a page may differ from the journal's. */
const TOLERANCE = 0.5

/** The part of an axis that may be without marks. */
const MOST_EMPTY = 0.6

/** The smallest contrast of text to the paper (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5

/**
 * Checks a figure as it is printed, against the rules of a journal and those of every figure. Pure.
 * @param scene the figure in the reader's style
 */
export function checkFigure(scene: Scene, facts: FigureFacts, limits: FigureLimits): readonly Finding[] {
  const theme = themed('print', scene.look)
  const { parts, covering } = inFamily(scene.look?.font ?? 'sans', () => {
    const laidOut = layout(scene)
    return { parts: drawnParts(laidOut, scene.look?.scale ?? 1), covering: textsOnMarks(laidOut, theme) }
  })
  // of figures beside each other, all plots are checked
  const panels = scene.parts?.flatMap((part) => part.scene.panels) ?? scene.panels
  const whole: Scene = { ...scene, panels }
  return [
    ...pageFindings(whole, limits),
    ...typeFindings(scene, parts, limits),
    ...strokeFindings(parts.strokes, limits),
    ...textFindings(parts, scene),
    ...(covering[0]
      ? [warning('text-on-mark', [...new Set(covering.map(({ ref }) => ref))], { text: covering[0].text })]
      : []),
    ...colourFindings(whole, limits),
    ...once(contentFindings(whole, parts, facts)),
  ]
}

/** Findings that several panels have alike, as one. */
function once(findings: readonly Finding[]): readonly Finding[] {
  const known = new Map<string, Finding>()
  for (const finding of findings) {
    const { refs, ...rest } = finding
    const key = JSON.stringify(rest)
    known.set(key, { ...finding, refs: [...(known.get(key)?.refs ?? []), ...refs] })
  }
  return [...known.values()]
}

function pageFindings(scene: Scene, limits: FigureLimits): Finding[] {
  const { widths, widthRange, maxHeight } = limits
  const found: Finding[] = []
  const width = round(scene.width)
  if (widths && !widths.is.some((mm) => Math.abs(mm - scene.width) <= TOLERANCE)) {
    const [nearest = 0] = [...widths.is].sort((a, b) => Math.abs(a - scene.width) - Math.abs(b - scene.width))
    found.push(rule('width', widths, [], { width, allowed: widths.is.join(' / '), nearest }))
  }
  if (widthRange) {
    const [low, high] = widthRange.is
    const nearest = Math.min(Math.max(scene.width, low), high)
    if (Math.abs(nearest - scene.width) > TOLERANCE)
      found.push(rule('width', widthRange, [], { width, allowed: `${low}–${high}`, nearest }))
  }
  if (maxHeight && scene.height > maxHeight.is + TOLERANCE)
    found.push(rule('height', maxHeight, [], { height: round(scene.height), most: maxHeight.is, rows: rowsOf(scene) }))
  if (limits.withoutGrid && scene.panels.some(({ x, y }) => hasGrid(x) || hasGrid(y)))
    found.push(rule('grid', limits.withoutGrid, [], {}))
  if (limits.withoutTitle && scene.title !== undefined)
    found.push(rule('title-inside', limits.withoutTitle, ['title'], {}))
  return found
}

/** The longest list of names on a vertical axis; 0 without one. */
function rowsOf({ panels }: Scene): number {
  return Math.max(0, ...panels.map(({ y }) => (y.kind === 'band' ? y.categories.length : 0)))
}

function hasGrid(axis: Panel['x']): boolean {
  return axis.kind !== 'band' && axis.grid === true
}

function typeFindings(scene: Scene, { texts }: DrawnParts, limits: FigureLimits): Finding[] {
  const { min, max } = limits.type?.is ?? { min: always.type }
  const isConfirmed = limits.type ?? { confirmed: true }
  const found: Finding[] = []
  const small = texts.filter(({ size }) => size < min - 0.05)
  if (small.length > 0) {
    const size = Math.min(...small.map((one) => one.size))
    found.push(rule('type-small', isConfirmed, refsOf(small), { size: round(size), least: min }))
  }
  const large = max === undefined ? [] : texts.filter(({ size }) => size > max + 0.05)
  if (large.length > 0) {
    const size = Math.max(...large.map((one) => one.size))
    found.push({
      ...rule('type-large', isConfirmed, refsOf(large), { size: round(size), most: max ?? 0 }),
      level: 'warning',
    })
  }
  const { families } = limits
  if (families && !families.is.includes(scene.look?.font ?? 'sans')) found.push(rule('family', families, [], {}))
  return found
}

function strokeFindings(strokes: readonly DrawnStroke[], limits: FigureLimits): Finding[] {
  const { min, max } = limits.line?.is ?? { min: always.line }
  const isConfirmed = limits.line ?? { confirmed: true }
  // grid lines are faint because they are behind everything
  const counted = strokes.filter(({ colour }) => colour !== 'faint')
  const thin = counted.filter(({ width }) => width < min - 0.005)
  const thick = max === undefined ? [] : counted.filter(({ width }) => width > max + 0.005)
  const found: Finding[] = []
  if (thin.length > 0) {
    const width = Math.min(...thin.map((one) => one.width))
    found.push(rule('line-thin', isConfirmed, refsOf(thin), { width: round(width, 2), least: min }))
  }
  if (thick.length > 0) {
    const width = Math.max(...thick.map((one) => one.width))
    found.push({
      ...rule('line-thick', isConfirmed, refsOf(thick), { width: round(width, 2), most: max ?? 0 }),
      level: 'warning',
    })
  }
  return found
}

function textFindings({ texts }: DrawnParts, scene: Scene): Finding[] {
  const found: Finding[] = []
  const pairs = overlappingTexts(texts)
  const [first] = pairs
  if (first) {
    const [one, other] = first.map(({ text }) => text) as [string, string]
    found.push({
      code: 'text-overlaps',
      level: 'error',
      refs: refsOf(pairs.flat()),
      params: { one, other, n: pairs.length },
    })
  }
  const scale = scene.look?.scale ?? 1
  const page = {
    left: 0,
    top: 0,
    right: (scene.width * pointsPerMm) / scale,
    bottom: (scene.height * pointsPerMm) / scale,
  }
  const cut = texts.filter(({ extent, clip }) => {
    const seen = areaOf(intersection(intersection(extent, page), clip ?? page))
    return seen < 0.92 * areaOf(extent)
  })
  const [worst] = cut
  if (worst)
    found.push({ code: 'text-cut', level: 'error', refs: refsOf(cut), params: { text: worst.text, n: cut.length } })
  const theme = themed('print', scene.look)
  const pale = texts.filter(
    ({ colour }) =>
      typeof colour === 'object' &&
      'series' in colour &&
      contrast(colourOf(colour, theme), theme.paper) < TEXT_CONTRAST - 0.005,
  )
  const [palest] = pale
  if (palest) found.push({ code: 'text-pale', level: 'warning', refs: refsOf(pale), params: { text: palest.text } })
  return found
}

const pointsPerMm = 72 / 25.4

function colourFindings(scene: Scene, limits: FigureLimits): Finding[] {
  const theme = themed('print', scene.look)
  const signs = seriesSigns(scene)
  const series = [...signs.keys()].sort((a, b) => a - b)
  const colour = (k: number) => colourOf({ series: k }, theme)
  const pairs = series.flatMap((a, k) =>
    series
      .slice(k + 1)
      .map((b) => ({ a, b, sign: differInSign(signs.get(a) ?? new Set(), signs.get(b) ?? new Set()) })),
  )
  const said = (near: typeof pairs) => ({
    refs: [...new Set(near.flatMap(({ a, b }) => refsOfSeries(scene, a, b)))],
    params: { one: nameOf(scene, near[0]?.a ?? 0), other: nameOf(scene, near[0]?.b ?? 0), n: near.length },
  })
  const found: Finding[] = []
  const near = pairs.filter(({ a, b }) => difference(colour(a), colour(b), 'normal') < leastDifference.normal)
  const unsigned = near.filter(({ sign }) => !sign)
  if (unsigned.length > 0) found.push({ code: 'colours-near', level: 'warning', ...said(unsigned) })
  const confused = pairs.filter(
    (pair) => !pair.sign && !near.includes(pair) && !areDistinguishable(colour(pair.a), colour(pair.b)),
  )
  if (confused.length > 0) found.push({ code: 'colours-vision', level: 'warning', ...said(confused) })
  const grey = pairs.filter(
    ({ a, b, sign }) => !sign && Math.abs(greyLightness(colour(a)) - greyLightness(colour(b))) < LEAST_STEP_OF_GREY,
  )
  if (grey.length > 0) {
    const { inGrey } = limits
    found.push(
      inGrey
        ? rule('colours-grey', inGrey, said(grey).refs, said(grey).params)
        : { code: 'colours-grey', level: 'hint', ...said(grey) },
    )
  }
  if (series.length > 8) found.push({ code: 'colours-many', level: 'warning', refs: [], params: { n: series.length } })
  const pale = series.filter(
    (k) => !isArea(signs.get(k) ?? new Set()) && contrast(colour(k), theme.paper) < LEAST_CONTRAST - 0.005,
  )
  const [palest] = pale
  if (palest !== undefined)
    found.push({
      code: 'colour-pale',
      level: 'warning',
      refs: refsOfSeries(scene, ...pale),
      params: { one: nameOf(scene, palest), n: pale.length },
    })
  return found
}

/** The name of a series in the legend, or its number. */
function nameOf({ legend }: Scene, series: number): string {
  const items = legend === undefined ? [] : [legend, ...(legend.also ?? [])].flatMap((part) => part.items)
  const named = items.find(({ colour }) => typeof colour === 'object' && 'series' in colour && colour.series === series)
  return named?.label ?? String(series + 1)
}

function refsOfSeries(scene: Scene, ...series: readonly number[]): readonly string[] {
  return scene.panels.flatMap((_, i) => series.map((k) => `panel-${i + 1}.series-${k + 1}`))
}

/** Words that say what an interval, a box or a star is, in captions in both languages. */
const meanings = {
  ci: /\bCI\b|confidence|置信/i,
  sd: /\bSD\b|standard deviation|标准差/i,
  se: /\bSE\b|standard error|标准误/i,
  quartiles: /quartile|\bIQR\b|四分位/i,
  range: /whisker|须/i,
  stars: /\*\s*(?:P|:)|\*\*/,
} as const

function contentFindings(scene: Scene, { texts }: DrawnParts, facts: FigureFacts): Finding[] {
  const { caption = '', isSurvival } = facts
  const found: Finding[] = []
  const shown = `${texts.map(({ text }) => text).join('\n')}\n${scene.caption ?? ''}`
  const missing = Object.entries(meanings)
    .filter(([, words]) => words.test(caption) && !words.test(shown))
    .map(([meaning]) => meaning)
  const unsaid = unexplainedMarks(scene, `${shown}\n${caption}`)
  const unsaidHere = unexplainedMarks(scene, shown).filter((ref) => !unsaid.includes(ref))
  if (scene.caption === undefined && caption !== '')
    found.push({ code: 'caption-outside', level: 'hint', refs: [], params: { caption } })
  else if (missing.length > 0 || unsaidHere.length > 0)
    found.push({ code: 'meaning-missing', level: 'error', refs: ['caption', ...unsaidHere], params: { caption } })
  if (unsaid.length > 0) found.push({ code: 'meaning-unsaid', level: 'warning', refs: unsaid, params: {} })
  const hasTable = scene.panels.some(({ table }) => table !== undefined)
  // a caption that is not shown goes into the text of the paper, with its n
  const isElsewhere = scene.caption === undefined && statesN(caption)
  if (!hasTable && !isElsewhere && !statesN(shown) && !scene.panels.some(hasColumnOfN))
    found.push({ code: 'n-missing', level: 'warning', refs: [], params: {} })
  const odd = texts.filter(({ text }) => oddP.test(text))
  if (odd[0]) found.push({ code: 'p-form', level: 'error', refs: refsOf(odd), params: { text: odd[0].text } })
  for (const [i, panel] of scene.panels.entries())
    found.push(...panelFindings(panel, `panel-${i + 1}`, facts), ...emptyAxes(scene.panels, i))
  if (!areTagsInOrder(scene)) found.push(warning('panel-tags', scene.parts === undefined ? [] : ['tag']))
  if (isLegendRedundant(scene, texts)) found.push({ ...warning('legend-redundant', ['legend']), level: 'hint' })
  if (isSurvival === true && !hasTable) found.push({ code: 'risk-table', level: 'warning', refs: [], params: {} })
  return found
}

/** P is never 0 or 1, and has at most three decimals. */
const oddP = /P\s*[=＝]\s*(?:0\.0+(?!\d)|1\.0+(?!\d)|0\.\d{4,})/i

function statesN(text: string): boolean {
  return /\bn\s*[=＝]\s*\d|\d[\d\s,]*\s*(?:例|行|条|个)|\d[\d\s,]*\s(?:of|rows|patients|participants|values|points|studies)/i.test(
    text,
  )
}

/** A column of numbers of cases, or of events of cases, beside the plot. */
function hasColumnOfN({ columns = [] }: Panel): boolean {
  return columns.some(
    ({ title, cells }) =>
      /(?:^|\W)n(?:\W|$)|例数|总数/.test(title) || cells.some(({ text }) => /^[\d.]+\s*\/\s*[\d.]+$/.test(text)),
  )
}

function panelFindings(panel: Panel, name: string, { variables }: FigureFacts): Finding[] {
  const found: Finding[] = [...barFindings(panel, name)]
  for (const axis of ['x', 'y'] as const) {
    const { [axis]: scale } = panel
    if (scale.kind === 'band') continue
    const isOfVariable = variables?.has(scale.title) === true && scale.calendar !== true && scale.format !== 'percent'
    if (isOfVariable && !/[()（）/%,，]/.test(scale.title))
      found.push({ code: 'units', level: 'hint', refs: [`${name}.${axis}`], params: { axis, title: scale.title } })
  }
  const slices = panel.marks.flatMap((mark) => (mark.kind === 'sectors' ? mark.sectors : []))
  if (slices.length > 8) found.push({ code: 'slices-many', level: 'hint', refs: [], params: { n: slices.length } })
  return found
}

function emptyAxes(panels: readonly Panel[], panel: number): readonly Finding[] {
  return (['x', 'y'] as const).flatMap((axis): Finding[] => {
    const empty = emptyShare(panels, panel, axis)
    if (empty <= MOST_EMPTY) return []
    const params = { axis, percent: Math.round(100 * empty) }
    return [{ code: 'axis-empty', level: 'hint', refs: [`panel-${panel + 1}.${axis}`], params }]
  })
}

function rule(
  code: FindingCode,
  { confirmed }: Pick<Limit<unknown>, 'confirmed'>,
  refs: readonly string[],
  params: Finding['params'],
): Finding {
  return confirmed
    ? { code, level: 'error', refs, params }
    : { code, level: 'warning', refs, params, unconfirmed: true }
}

function warning(code: FindingCode, refs: readonly string[], params: Finding['params'] = {}): Finding {
  return { code, level: 'warning', refs, params }
}

function refsOf(parts: readonly (DrawnText | DrawnStroke)[]): readonly string[] {
  return [...new Set(parts.map(({ ref }) => ref).filter((ref) => ref !== ''))]
}

function round(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals))
}
