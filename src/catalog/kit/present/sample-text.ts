import type { Display } from '../message.ts'
import type { Exclusion, ExclusionReason, Sample } from '../outcome/outcome.ts'
import type { Language, Words } from '../words.ts'
import { formatCount } from './format.ts'

const reasons: Readonly<Record<ExclusionReason, Words>> = {
  missing: { en: 'missing', zh: '缺失' },
  infinite: { en: 'infinite', zh: '为无穷值' },
  'user-missing': { en: 'missing code', zh: '为缺失编码' },
  'not-chosen': { en: 'not in the chosen groups', zh: '不在所选组中' },
  invalid: { en: 'not valid', zh: '取值无效' },
  'one-group': { en: 'in strata with only one of the groups', zh: '所在层仅有其中一组' },
  'not-after-start': { en: 'not after the start of the interval', zh: '不晚于区间起点' },
  'before-start': { en: 'before the date of the beginning', zh: '早于起始日期' },
}

export interface SampleText {
  /** `N = 227 of 228` */
  readonly used: string
  /** A line for each reason: `ECOG performance score: 1 missing`. */
  readonly excluded: readonly string[]
}

/** N used, and the excluded rows with reasons; null for an analysis without rows, such as a plan. */
export function sampleText({ total, used, excluded }: Sample, display: Display): SampleText | null {
  if (total === 0) return null
  return {
    used:
      display.settings.language === 'zh'
        ? `纳入 ${formatCount(used)} / 共 ${formatCount(total)} 例`
        : `N = ${formatCount(used)} of ${formatCount(total)}`,
    excluded: excluded.map((one) => exclusionText(one, display)),
  }
}

/** The size of a sample in the small print of a figure: `n = 227 of 228`, or `n = 228` if all cases are used. */
export function sizeText(used: number, total: number, language: Language): string {
  const n = `n\u00a0=\u00a0${formatCount(used)}`
  if (used === total) return n
  return language === 'zh' ? `${n}（共 ${formatCount(total)}）` : `${n} of ${formatCount(total)}`
}

/** Most reasons in a line: for 79 variables in three groups they would fill pages. */
const MOST = 12

/** The same in one line, for a document: `N = 227 of 228. Left out: ECOG performance score: 1 missing.` */
export function sampleLine(sample: Sample, display: Display): string | null {
  const text = sampleText(sample, display)
  if (text === null) return null
  const zh = display.settings.language === 'zh'
  const all = sample.excluded.length
  if (all > MOST) {
    const largest = sample.excluded.toSorted((a, b) => b.count - a.count).slice(0, MOST)
    const named = largest.map((one) => exclusionText(one, display)).join(zh ? '；' : '; ')
    return zh
      ? `${text.used}。缺失或剔除（共 ${all} 项，列出例数最多的 ${MOST} 项）：${named}。`
      : `${text.used}. Missing or left out (the largest ${MOST} of ${all}): ${named}.`
  }
  if (text.excluded.length === 0) return zh ? `${text.used}。` : `${text.used}.`
  // every row may be used although one of its variables is missing
  const [en, chinese] = sample.used < sample.total ? ['Left out', '剔除情况'] : ['Values not used', '未使用的数值']
  return zh
    ? `${text.used}。${chinese}：${text.excluded.join('；')}。`
    : `${text.used}. ${en}: ${text.excluded.join('; ')}.`
}

function exclusionText({ variable, group, reason, count }: Exclusion, { settings, names }: Display): string {
  const zh = settings.language === 'zh'
  const why = reasons[reason][settings.language]
  const level = group === undefined ? '' : zh ? `（${names.level(group)}）` : ` (${names.level(group)})`
  const whose = `${names.variable(variable)}${level}`
  return zh ? `${whose}：${why} ${formatCount(count)} 例` : `${whose}: ${formatCount(count)} ${why}`
}
