import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Display } from '../../kit/message.ts'
import { formatCount } from '../../kit/present/format.ts'
import { sizeText } from '../../kit/present/sample-text.ts'
import type { UpsetData } from './data.ts'

/** How many cases are shown, what counts, and what is not drawn. */
export function captionOf(data: UpsetData, { names, settings }: Display): string {
  const { show, counted, used, total, others, empty, variables } = data
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const values = [...new Set(counted.flatMap((ref) => (ref === null ? [] : names.level(ref))))]
  const possible = 2 ** variables.length - 1
  const further = [formatCount(others.combinations), formatCount(others.cases)]
  return captionSentences(language, [
    [
      sizeText(used, total, language),
      values.length > 0 && say(`counted: ${values.join(', ')}`, `计数取值：${values.join('、')}`),
      show.labels === 'percent' && say('over the bars: % of all', '条形上方：占全部的 %'),
      show.count === 'exclusive'
        ? say('a case is in one combination', '每例仅计入一个组合')
        : say('a case is in every combination that it contains', '每例计入其所含的每个组合'),
    ],
    [
      ...(others.combinations === 0
        ? []
        : show.count === 'exclusive'
          ? [
              say(
                `Combinations not drawn: ${further[0]} (${further[1]} cases)`,
                `未绘出的组合：${further[0]} 个（${further[1]} 例）`,
              ),
            ]
          : [say(`Combinations not drawn: ${further[0]}`, `未绘出的组合：${further[0]} 个`)]),
      empty !== 0 &&
        say(
          `${others.combinations === 0 ? 'Combinations' : 'combinations'} without cases: ${formatCount(empty)} of ${formatCount(possible)}`,
          `无病例的组合：${formatCount(empty)} 个（共 ${formatCount(possible)} 个）`,
        ),
    ],
  ])
}
