import type { RichText } from '#figure/scene.ts'
import type { Display } from '../message.ts'
import type { LevelRef, Numeric } from '../outcome/outcome.ts'
import { fixed, formatCount, formatNumber, relationP } from '../present/format.ts'
import { runsOf } from '../present/text-run.ts'
import type { Words } from '../words.ts'

/** Words of the catalogue as text of a figure. */
export function richText(words: Words, { settings }: Display): RichText {
  return runsOf(words[settings.language])
}

/**
 * The name of a group with its size, or with the sizes of its parts in the order of the legend, with a line break before them; only the size
 * for a single group.
 */
export function sizedName(name: string, n: number | readonly number[], { settings }: Display): string {
  const counts = [n].flat().map(formatCount)
  const size = settings.language === 'zh' ? `n=${counts.join('、')}` : `n\u00a0=\u00a0${counts.join(',\u00a0')}`
  return name === '' ? size : `${name}\n(${size})`
}

/** The end of a description that names the groups: ` by Arm (A, B)`; empty without a grouping. */
export function groupedBy(groups: readonly (LevelRef | null)[], { names, settings }: Display): string {
  const [first] = groups
  if (!first) return ''
  const by = names.variable(first.variable)
  const levels = groups.map((ref) => (ref === null ? '' : names.level(ref)))
  return settings.language === 'zh' ? `，按${by}（${levels.join('、')}）分组` : ` by ${by} (${levels.join(', ')})`
}

/** `P = 0.032` with an italic P. An adjusted P is at most 1; journals print `P > 0.999` for it. */
export function richP(p: Numeric, { settings }: Display): RichText {
  const below = p === 1 ? 1 - Number.EPSILON : p
  return [{ text: 'P', italic: true }, { text: relationP(below, settings).slice(1) }]
}

/** `χ² = 6.12, df = 2, P = 0.047`, with the letters of the language's journals. */
export function richChiSquare(
  { statistic, df, p }: { readonly statistic: Numeric; readonly df: number; readonly p: Numeric },
  display: Display,
): RichText {
  const { settings } = display
  const zh = settings.language === 'zh'
  return [
    { text: `χ²\u00a0=\u00a0${formatNumber(statistic, settings.decimals.statistic)}${zh ? '，' : ', '}` },
    { text: zh ? 'ν' : 'df', ...(zh ? { italic: true as const } : {}) },
    { text: `\u00a0=\u00a0${fixed(df, 0)}${zh ? '，' : ', '}` },
    ...richP(p, display),
  ]
}
