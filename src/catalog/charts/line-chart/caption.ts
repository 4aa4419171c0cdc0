import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { formatCount, formatLevel } from '../../kit/present/format.ts'
import { placeValues } from '../../kit/present/place-words.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { Language } from '../../kit/words.ts'
import type { LineChartData } from './data.ts'

/** What points, bands and lines are, in small print. */
export function captionOf({ n, show, lines, confidence }: LineChartData, language: Language): string {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { period, aggregate, band, smooth, span } = show
  const isSummary = aggregate === 'count' || lines.some(({ most }) => most > 1)
  const what = placeValues(aggregate, isSummary, period, language)
  const hasBand = lines.some(({ lower }) => lower.some((limit) => typeof limit === 'number'))
  const isBroken = lines.some(({ run }) => (run.at(-1) ?? 1) > 1)
  return captionSentences(
    language,
    [
      [say(`n\u00a0=\u00a0${formatCount(n)}`, `n=${formatCount(n)}`)],
      withoutFalse([
        (isSummary || smooth !== 'none') &&
          (smooth === 'none' ? say(`Lines: ${what}`, `线：${what}`) : say(`Thin lines: ${what}`, `细线：${what}`)),
        smooth !== 'none' &&
          (smooth === 'last'
            ? say(`thick lines: moving average of the last ${span} points`, `粗线：最近 ${span} 点的移动平均`)
            : say(`thick lines: moving average of ${span} points`, `粗线：${span} 点中心移动平均`)),
        hasBand &&
          (band === 'sd'
            ? say('bands: mean ± SD', '色带：均数 ± 标准差')
            : say(
                `bands: ${formatLevel(confidence)} CI of the mean`,
                `色带：均数的 ${formatLevel(confidence)} 置信区间`,
              )),
        show.index && say('dashed: 100, the first value of each line', '虚线：100，即各线首值'),
        isBroken &&
          (show.gaps === 'join'
            ? say('dotted: no value between', '点线：其间无值')
            : say('interruptions: no value', '中断处：无值')),
      ]),
    ].map(capital),
  )
}

function capital([first = '', ...rest]: readonly string[]): readonly string[] {
  return first === ''
    ? []
    : [/^n[\u00a0=]/.test(first) ? first : first.charAt(0).toUpperCase() + first.slice(1), ...rest]
}
