import type { StripLayout, StripValues } from '#figure/strip-marks.ts'
import type { Language } from '../words.ts'

/** What the points of strips are, in small print; `layout` as drawn, `wanted` as asked. */
export function stripWords(
  strips: readonly (StripValues & { readonly n: number })[],
  wanted: StripLayout,
  layout: StripLayout,
  language: Language,
): readonly string[] {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const merged = strips.find(({ heights }) => heights !== undefined)?.heights
  const some = merged === undefined && strips.some(({ n, points }) => points.length < n)
  const values = some
    ? say('values, evenly spaced in order', '按大小等间隔抽取的观测值')
    : say('single values', '各观测值')
  return [
    layout === 'barcode' ? say(`Strokes: ${values}`, `短线：${values}`) : say(`Points: ${values}`, `散点：${values}`),
    ...(layout === wanted
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
}
