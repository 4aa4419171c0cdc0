import type { StripLayout } from '#figure/strip-marks.ts'
import { captionSentences, comparisonCaption, sampleTestWords } from '../../kit/comparison/comparison-words.ts'
import { errorWords } from '../../kit/comparison/error-options.ts'
import type { Language } from '../../kit/words.ts'
import type { StripPlotData } from './data.ts'

/** The meaning of the marks, in small print; `layout` as drawn. */
export function captionOf(
  { show, confidence, comparisons, cells }: StripPlotData,
  layout: StripLayout,
  language: Language,
): string {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { centre, error, test } = show
  const merged = cells.find(({ heights }) => heights !== undefined)?.heights
  const some = merged === undefined && cells.some(({ n, points }) => points.length < n)
  const values = some
    ? say('values, evenly spaced in order', '按大小等间隔抽取的观测值')
    : say('single values', '各观测值')
  const marks = [
    layout === 'barcode' ? say(`Strokes: ${values}`, `短线：${values}`) : say(`Points: ${values}`, `散点：${values}`),
    ...(layout === show.layout
      ? []
      : [say('spread by density, since a swarm would be wider than its column', '蜂群宽度超出列宽，改为按密度散开')]),
    ...(merged === undefined
      ? []
      : [
          say(
            `each at the nearest of ${merged.counts.length} heights, at one place drawn once`,
            `取 ${merged.counts.length} 个高度中最近者，重合者仅绘一次`,
          ),
        ]),
  ]
  const drawn = centre !== 'none' && cells.some((cell) => cell.centre !== null)
  const lines = drawn
    ? [
        centre === 'mean' ? say('Thick lines: mean', '粗线：均数') : say('Thick lines: median', '粗线：中位数'),
        ...(error === 'none'
          ? []
          : [
              say('error bars: ', '误差条：') +
                errorWords(error, { confidence, quartileType: show.quartileType }, language),
            ]),
      ]
    : []
  const compared =
    test === 'none' || comparisons.length === 0
      ? []
      : comparisonCaption(sampleTestWords[test], show, comparisons.length, language)
  return captionSentences([marks, lines, compared], language)
}
