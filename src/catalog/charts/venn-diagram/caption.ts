import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Display } from '../../kit/message.ts'
import { type DisplaySettings, fixed, formatCount, formatFraction } from '../../kit/present/format.ts'
import { sizeText } from '../../kit/present/sample-text.ts'
import type { VennData } from './data.ts'

/** How many cases are shown, what counts, what areas mean, and the numbers that have no room. */
export function captionOf(
  data: VennData,
  unlabelled: readonly VennData['regions'][number][],
  { names, settings }: Display,
): string {
  const { show, counted, used, total, outside, sizes, variables, euler } = data
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const values = [...new Set(counted.flatMap((ref) => (ref === null ? [] : names.level(ref))))]
  const empty = variables.filter((_, k) => sizes[k] === 0).map((id) => names.variable(id))
  const shape = variables.length > 3 ? say('ellipses', '椭圆') : say('circles', '圆')
  const list = (texts: readonly string[]) => texts.join(say(', ', '、'))
  const few = unlabelled
    .toSorted((a, b) => b.n - a.n)
    .slice(0, 4)
    .map(({ members, n }) => `${nameOf(members, data, names.variable, language)} ${labelOf(n, data, settings)[0]}`)
  const more = unlabelled.length - few.length
  return captionSentences(language, [
    [
      sizeText(used, total, language),
      values.length > 0 && say(`counted: ${list(values)}`, `计数取值：${list(values)}`),
      show.numbers !== 'n' && say('%: of all cases', '百分比以全部病例为分母'),
      say(
        `in none of the sets: ${formatCount(outside)} (${formatFraction(outside / used, settings)}%)`,
        `不属于任一集合：${formatCount(outside)} 例（${formatFraction(outside / used, settings)}%）`,
      ),
    ],
    [
      euler === null
        ? say(`Areas of the ${shape} have no meaning`, `${shape}的面积不表示例数`)
        : say(
            `Areas in proportion to the cases, stress ${fixed(euler.stress, 3)}`,
            `面积与例数成比例，应力 ${fixed(euler.stress, 3)}`,
          ),
      euler !== null && empty.length > 0 && say(`without cases: ${list(empty)}`, `无病例：${list(empty)}`),
    ],
    [
      unlabelled.length > 0 &&
        say(
          `Without room for their numbers: ${few.join('; ')}${more > 0 ? `; ${formatCount(more)} further` : ''}`,
          `图中无处标注：${few.join('；')}${more > 0 ? `，另 ${formatCount(more)} 个组合` : ''}`,
        ),
    ],
  ])
}

/** The lines of a number of cases, as asked for. */
export function labelOf(
  n: number,
  { show, used }: Pick<VennData, 'show' | 'used'>,
  settings: DisplaySettings,
): readonly [string, ...string[]] {
  const percent = `${formatFraction(n / used, settings)}%`
  if (show.numbers === 'both') return [formatCount(n), percent]
  return [show.numbers === 'n' ? formatCount(n) : percent]
}

/** The sets of a region: Fever + Cough. */
export function nameOf(
  members: readonly number[],
  { variables }: Pick<VennData, 'variables'>,
  name: (variable: string) => string,
  language: 'en' | 'zh',
): string {
  return variables.flatMap((id, k) => (members[k] === 1 ? name(id) : [])).join(language === 'zh' ? '＋' : ' + ')
}
