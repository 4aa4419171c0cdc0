import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Display } from '../../kit/message.ts'
import { formatCount } from '../../kit/present/format.ts'
import type { HistogramData } from './data.ts'

/** What is drawn, in small print: how many values, which bins, and what the lines are. */
export function captionOf(data: HistogramData, { settings, names }: Display): string {
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { groups, total, arrangement } = data
  const used = groups.reduce((sum, { n }) => sum + n, 0)
  const few = groups.filter(({ n, group }) => group !== null && n > 0 && isFew(n))
  const lines = [...groups, ...(data.all === null ? [] : [data.all])]
  const inEach = arrangement === 'single' || arrangement === 'stack' ? '' : say(' of each group', '（各组）')
  const [hasCurve, hasNormal] = [lines.some(({ curve }) => curve), lines.some(({ normal }) => normal)]
  const n =
    used === total
      ? `n\u00a0=\u00a0${formatCount(used)}`
      : say(
          `n\u00a0=\u00a0${formatCount(used)} of ${formatCount(total)}`,
          `n\u00a0=\u00a0${formatCount(used)}（共 ${formatCount(total)}）`,
        )
  return captionSentences(language, [
    [n, binsOf(data, say)],
    [
      hasCurve &&
        say(
          `${hasNormal ? 'Solid curve' : 'Curve'}: Gaussian kernel density${inEach}, bandwidth nrd0${data.reflected ? ', reflected at 0' : ''}`,
          `${hasNormal ? '实线' : '曲线'}：高斯核密度${inEach}，带宽 nrd0${data.reflected ? '，于 0 处反射' : ''}`,
        ),
      hasNormal &&
        say(
          `${hasCurve ? 'dashed' : 'Dashed'}: normal curve with the mean and SD${inEach}${data.axis === 'log' ? ', of log10' : ''}`,
          `虚线：以均数与标准差绘制的正态曲线${inEach}${data.axis === 'log' ? '，按 log10' : ''}`,
        ),
    ],
    [
      data.centre !== 'none' &&
        say(`Dotted line: ${data.centre}${inEach}`, `点线：${data.centre === 'mean' ? '均数' : '中位数'}${inEach}`),
      groups.some(({ n, marks }) => marks !== null && !isFew(n)) && say('ticks: single values', '短竖线：各观测值'),
      few.length > 0 &&
        say(
          `${few.map(({ group }) => (group === null ? '' : names.level(group))).join(', ')}: fewer than three values, as ticks`,
          `${few.map(({ group }) => (group === null ? '' : names.level(group))).join('、')}：不足三个值，以短竖线标出`,
        ),
    ],
  ])
}

/** A group of one or two values is drawn as marks. */
export function isFew(n: number): boolean {
  return n < 3
}

function binsOf(data: HistogramData, say: (en: string, zh: string) => string): string {
  if (data.perValue) return say('one bin for each value', '每个取值一个区间')
  const [first = 0, second = 1] = data.edges
  const width = data.axis === 'log' ? Math.log10(second / first) : second - first
  const shown = String(Number(width.toPrecision(4)))
  const ends = data.closed === 'right' ? say('upper limit included', '含上限') : say('lower limit included', '含下限')
  return data.axis === 'log'
    ? say(`bins of ${shown} on the log10 scale, ${ends}`, `区间宽（log10）${shown}，${ends}`)
    : say(`bins of width ${shown}, ${ends}`, `区间宽 ${shown}，${ends}`)
}
