import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Display } from '../../kit/message.ts'
import { formatLevel } from '../../kit/present/format.ts'
import { sizeText } from '../../kit/present/sample-text.ts'
import type { BarCountData } from './data.ts'

/** How many cases are shown, and what the numbers and lines are. */
export function captionOf({ counts, total, show, intervals, of, colours }: BarCountData, display: Display): string {
  const { names, settings } = display
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const used = counts.flat().reduce((sum, n) => sum + n, 0)
  const [group, colour] = [names.variable(of.variable), colours[0] ? names.variable(colours[0].variable) : '']
  const base = {
    category: say(`percentages of each value of ${group}`, `百分比以${group}各类合计为分母`),
    colour: say(`percentages of each value of ${colour}`, `百分比以${colour}各类合计为分母`),
    all: say('percentages of all', '百分比以全部合计为分母'),
  }[show.percentOf]
  const hasPercent = show.scale === 'percent' || show.labels === 'percent' || show.labels === 'both'
  return captionSentences(language, [
    [
      sizeText(used, total, language),
      hasPercent && base,
      show.labels === 'both' && say('labels: n (%)', '标签：n (%)'),
      show.labels === 'percent' && show.scale === 'count' && say('labels: %', '标签：%'),
      show.labels === 'n' && show.scale === 'percent' && say('labels: n', '标签：n'),
      show.totals && say('at the ends: totals', '末端：合计例数'),
    ],
    [
      intervals !== null &&
        say(
          `Lines: ${formatLevel(intervals.confidence)} CI (Wilson)`,
          `误差线：${formatLevel(intervals.confidence)} 置信区间（Wilson 法）`,
        ),
    ],
  ])
}
