import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { PlotSettings } from '../../kit/figures/plot.ts'
import { formatCount, formatFraction, formatQuantity } from '../../kit/present/format.ts'
import { sizeText } from '../../kit/present/sample-text.ts'
import type { HierarchyChartData } from './data.ts'

/** Numbers of labels left out, of merged parts, of first-level parts without a name, and of pale tiles for cases without a further level. */
export interface Drawn {
  readonly hidden: number
  readonly merged: number
  readonly nameless: number
  readonly pale: number
}

/** What sizes mean, n, and what was left out. */
export function captionOf(
  data: HierarchyChartData,
  { hidden, merged, pale }: Drawn,
  { names, settings }: PlotSettings,
): string {
  const { of, size, show, used, total, ended, sizes } = data
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const variables = of.map(({ variable }) => names.variable(variable)).join(say(', ', '、'))
  const name = size === null ? '' : names.variable(size.variable)
  const what = size === null ? say('numbers of cases', '例数') : say(`sums of ${name}`, `${name}的合计`)
  const levels = of.length > 1 ? [say(`levels: ${variables}`, `层次：${variables}`)] : []
  const shape = {
    treemap: [say(`Areas: ${what}`, `面积：${what}`), ...levels],
    packing: [
      of.length > 1
        ? say(`Areas of the innermost circles: ${what}`, `最内层圆的面积：${what}`)
        : say(`Areas: ${what}`, `面积：${what}`),
      ...levels,
    ],
    sunburst: [
      say(`Angles: ${what}`, `角度：${what}`),
      say(`rings from the inside: ${variables}`, `自内向外：${variables}`),
    ],
    icicle: [say(`Heights: ${what}`, `高度：${what}`)],
  }[show.layout]
  const labels = {
    none: [],
    n: [size === null ? say('labels: n', '标签：n') : say('labels: sum', '标签：合计')],
    percent: [say('labels: % of all', '标签：占总体的百分比')],
    both: [
      size === null
        ? say('labels: n (% of all)', '标签：n（占总体的百分比）')
        : say('labels: sum (% of all)', '标签：合计（占总体的百分比）'),
    ],
  }[show.labels]
  const missing = ended.flatMap((n, k) => {
    const variable = names.variable(of[k]?.variable ?? '')
    return n === 0 ? [] : [say(`${variable} missing in ${formatCount(n)}`, `${variable}缺失 ${formatCount(n)} 例`)]
  })
  const empty = sizes.filter((one) => one === 0).length
  return captionSentences(language, [
    [...shape, sizeText(used, total, language), ...labels],
    [
      missing.length > 0 &&
        missing.join(say(', ', '、')) +
          say(', counted in the level above', '，计入上一层') +
          (pale > 0 ? say(' (pale parts without a label)', '（无标签的浅色部分）') : ''),
    ],
    [
      merged > 0 &&
        say(
          `${formatCount(merged)} parts smaller than 0.5\u00a0mm² are merged into “others”`,
          `${formatCount(merged)} 个小于 0.5\u00a0mm² 的部分合并为“其他”`,
        ),
      hidden > 0 &&
        say(
          `${formatCount(hidden)} ${hidden === 1 ? 'label has' : 'labels have'} no room`,
          `${formatCount(hidden)} 个标签因位置不足而省略`,
        ),
      empty > 0 &&
        say(
          `${formatCount(empty)} ${empty === 1 ? 'part' : 'parts'} of size 0 not drawn`,
          `${formatCount(empty)} 个合计为 0 的部分未绘制`,
        ),
    ],
  ])
}

/** The size of all parts together. */
export function wholeOf({ depth, sizes }: HierarchyChartData): number {
  return sizes.reduce((sum, size, k) => sum + (depth[k] === 0 ? size : 0), 0)
}

/** More parts would make the text too long to be listened to. */
const mostDescribed = 40

/** The first level, or all levels of a small hierarchy, with sizes and shares. */
export function descriptionOf(data: HierarchyChartData, { names, settings }: PlotSettings): string {
  const { of, depth, levels, sizes, size } = data
  const zh = settings.language === 'zh'
  const whole = wholeOf(data)
  const isWhole = depth.length <= mostDescribed
  const path: string[] = []
  const parts = depth.flatMap((at, k): readonly string[] => {
    const ref = levels[k]
    path.splice(at, path.length, ref === undefined ? '' : names.level(ref))
    if (at > 0 && !isWhole) return []
    const one = sizes[k] ?? 0
    const amount = size === null ? formatCount(one) : formatQuantity(one, settings)
    return [`${path.join(zh ? '、' : ', ')} ${amount} (${formatFraction(one / whole, settings)}%)`]
  })
  const variables = of.map(({ variable }) => names.variable(variable)).join(zh ? '、' : ', ')
  return zh ? `${variables}的层级图：${parts.join('；')}。` : `Hierarchy of ${variables}: ${parts.join('; ')}.`
}
