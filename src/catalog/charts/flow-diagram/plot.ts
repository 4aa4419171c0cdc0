import { type FlowArrow, type FlowBox, type FlowLine, type FlowStage, flowScene } from '#figure/flow-chart.ts'
import type { Scene } from '#figure/scene.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { counted, flowJoints } from '../../kit/tool/flow-text.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { Words } from '../../kit/words.ts'
import type { FlowDiagramData, FlowName, Wording } from './data.ts'

export const plots = { chart: { plot: plotFlow } satisfies Plot<FlowDiagramData> }

const words: Readonly<Record<Wording, Readonly<Record<Extract<FlowName, { word: string }>['word'], Words>>>> = {
  consort: {
    assessed: { en: 'Assessed for eligibility', zh: '评估合格性' },
    split: { en: 'Randomised', zh: '随机分组' },
    allocated: { en: 'Allocated', zh: '分配' },
    analysed: { en: 'Analysed', zh: '纳入分析' },
  },
  strobe: {
    assessed: { en: 'Examined for eligibility', zh: '核查合格性' },
    split: { en: 'Included', zh: '纳入研究' },
    allocated: { en: 'In this group', zh: '归入该组' },
    analysed: { en: 'Analysed', zh: '纳入分析' },
  },
  prisma: {
    assessed: { en: 'Records identified', zh: '识别的记录' },
    split: { en: 'Records retained', zh: '保留的记录' },
    allocated: { en: 'Records', zh: '记录' },
    analysed: { en: 'Studies included', zh: '纳入的研究' },
  },
  stard: {
    assessed: { en: 'Potentially eligible', zh: '潜在合格受试者' },
    split: { en: 'Had the index test', zh: '接受待评价试验' },
    allocated: { en: 'With this result', zh: '该结果' },
    analysed: { en: 'With the reference standard', zh: '完成参考标准' },
  },
}

/** A box in its place, by its number in the data. */
interface Placed {
  readonly box: FlowBox
  readonly arm: number | null
  readonly isExit: boolean
}

function plotFlow(data: FlowDiagramData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { rows, arms, boxes } = data
  const beside = data.exits === 'beside'
  const lanes = Math.max(arms.length, 1)
  const isSingle = arms.length < 2
  const columns = isSingle || beside ? 2 * lanes : lanes
  const placed: Placed[] = []
  const stages: FlowStage[] = []
  let at = -1
  for (const [r, row] of rows.entries()) {
    const own = [...boxes.rows.keys()].filter((k) => boxes.rows[k] === r)
    const isCommon = own.some((k) => boxes.arms[k] === null)
    const previous = placed.filter(({ box }) => box.row === at)
    // beside the box that they left, unless another exit is there already
    const isLevel =
      row.isExit && beside && (isSingle || !isCommon) && previous.length > 0 && previous.every(({ isExit }) => !isExit)
    if (!isLevel) at++
    for (const k of own) {
      const arm = boxes.arms[k] ?? null
      const isAside = row.isExit && (arm === null || isSingle || beside)
      placed.push({
        arm,
        isExit: row.isExit,
        box: {
          row: at,
          ...spanOf(arm, isAside, { columns, isSingle, beside }),
          lines: linesOf(data, k, settings, isFirstOfArm(data, k)),
          ...(isAside ? { role: 'aside' as const } : {}),
        },
      })
    }
    if (row.phase !== null) extend(stages, settings.names.level(row.phase), at)
  }
  const natural = columns > 2 ? 174 : isSingle ? 140 : 150
  const title = { en: 'Flow of participants', zh: '受试者流程' }[language]
  const arrows = arrowsOf(placed, arms.length)
  const drawn = (width: number) =>
    flowScene({ width, columns, boxes: placed.map(({ box }) => box), arrows, stages }, title, flowJoints[language])
  const { width, height } = settings.size
  if (width === undefined && height === undefined) return drawn(natural)
  const page = { width: width ?? natural, height: height ?? drawn(width ?? natural).height }
  // narrow boxes would break words
  const parts = columns > 3 ? [1, 1.25, 1.6] : [0.75, 1, 1.25, 1.6]
  const scenes = parts.map((part) => drawn(Math.max(page.width, part * natural)))
  return { ...largest(scenes, page), ...page }
}

/** Of scenes in several widths the one with the largest type on a page. */
function largest(scenes: readonly Scene[], page: Pick<Scene, 'width' | 'height'>): Scene {
  const scale = (scene: Scene) => Math.min(page.width / scene.width, page.height / scene.height)
  return scenes.reduce((best, scene) => (scale(scene) > scale(best) ? scene : best))
}

interface Grid {
  readonly columns: number
  readonly isSingle: boolean
  readonly beside: boolean
}

function spanOf(
  arm: number | null,
  isAside: boolean,
  { columns, isSingle, beside }: Grid,
): Pick<FlowBox, 'from' | 'to'> {
  if (isSingle) {
    if (beside) return isAside ? { from: 1, to: 2 } : { from: 0, to: 1 }
    return isAside ? { from: 0.75, to: 2 } : { from: 0, to: 1.1 }
  }
  if (arm === null) {
    const middle = columns / 2
    const half = beside ? 0.75 : 0.5
    return isAside
      ? { from: middle + 0.1, to: Math.min(columns, middle + (beside ? 1.6 : 1.2)) }
      : { from: middle - half, to: middle + half }
  }
  if (!beside) return { from: arm, to: arm + 1 }
  return { from: 2 * arm + (isAside ? 1 : 0), to: 2 * arm + (isAside ? 2 : 1) }
}

/** The name of an arm is in its first box, and in its first after the arms met. */
function isFirstOfArm({ boxes }: FlowDiagramData, k: number): boolean {
  const arm = boxes.arms[k] ?? null
  if (arm === null) return false
  const before = boxes.arms.slice(0, k)
  return before.lastIndexOf(arm) <= before.lastIndexOf(null)
}

function linesOf(data: FlowDiagramData, k: number, settings: PlotSettings, isNamed: boolean): readonly FlowLine[] {
  const { rows, arms, boxes, wording } = data
  const { language } = settings.settings
  const name = rows[boxes.rows[k] ?? 0]?.name ?? { word: 'analysed' }
  const arm = arms[boxes.arms[k] ?? -1]
  const { names, n: parts } = boxes.items[k] ?? { names: [], n: [] }
  const text =
    'word' in name
      ? words[wording][name.word]
      : 'level' in name
        ? settings.names.level(name)
        : settings.names.variable(name.variable)
  const [expected, sum] = [boxes.expected[k] ?? null, boxes.sums[k] ?? null]
  return withoutFalse([
    isNamed && arm !== undefined && { text: settings.names.level(arm), bold: true },
    { text: counted(text, boxes.n[k] ?? 0, language) },
    expected !== null && {
      text: language === 'zh' ? `≠\u00a0上方各框所余 ${expected}` : `≠\u00a0${expected} left by the boxes above`,
      bold: true,
    },
    ...names.map(
      (item, i) => ({ text: counted(settings.names.level(item), parts[i] ?? 0, language), point: 1 }) as const,
    ),
    sum !== null && {
      text: language === 'zh' ? `≠\u00a0各项之和 ${sum}` : `≠\u00a0${sum}, the sum of the items`,
      bold: true,
    },
  ])
}

/** The band of a phase grows over the rows that follow each other in it. */
function extend(stages: FlowStage[], label: string, row: number): void {
  const last = stages.at(-1)
  if (last === undefined || last.label !== label) {
    // a row belongs to the phase that it begins
    if (last?.lastRow !== row) stages.push({ label, firstRow: row, lastRow: row })
  } else stages[stages.length - 1] = { ...last, lastRow: row }
}

/** From the last box in the stream to each next one: into the side of those beside it, down to others. */
function arrowsOf(placed: readonly Placed[], arms: number): readonly FlowArrow[] {
  const arrows: FlowArrow[] = []
  let common: number | null = null
  let own: (number | null)[] = Array.from({ length: arms }, () => null)
  for (const [to, { arm, box }] of placed.entries()) {
    const isAside = box.role === 'aside'
    const before = arm === null ? own : [own[arm] ?? null]
    const from: readonly (number | null)[] = before.some((one) => one !== null) ? before : [common]
    for (const one of isAside ? from.slice(0, 1) : from)
      if (one !== null) arrows.push({ from: one, to, ...(isAside ? { into: 'side' as const } : {}) })
    if (isAside) continue
    if (arm === null) {
      common = to
      own = own.map(() => null)
    } else own[arm] = to
  }
  return arrows
}
