import type { QuantileType } from '#engine/methods/description/quantiles.ts'
import type { AnalysisDefinition, MessageSpecs } from '../analysis.ts'
import { notice } from '../outcome/build-table.ts'
import type { Notice } from '../outcome/outcome.ts'
import type { Language } from '../words.ts'
import type { Asked, ChoiceOption } from './options.ts'
import { choice } from './options.ts'
import type { StoredOptions } from './stored-options.ts'
import type { Upgrade } from './upgrade-options.ts'

/** The interpolation of quartiles; a project sets it for all its tables and box plots (`conventions.ts`). */
export type QuartileRule = 'type7' | 'type6' | 'type2'

/** The option for the type of quartiles; if open, it takes the project's convention. */
export function quartileType(when: Pick<Asked, 'when'> = {}): ChoiceOption<QuartileRule> {
  return choice({
    label: { en: 'Quartiles', zh: '四分位数算法' },
    help: {
      en: 'Types of Hyndman and Fan. They differ noticeably in small samples only.',
      zh: '按 Hyndman–Fan 分型；仅在小样本时差别明显。',
    },
    of: {
      type7: {
        label: { en: 'Type 7 (R, Excel)', zh: '第 7 型（R、Excel）' },
        help: {
          en: 'The default of quantile in R; QUARTILE.INC in Excel.',
          zh: 'R 中 quantile 的默认算法；Excel 的 QUARTILE.INC。',
        },
      },
      type6: {
        label: { en: 'Type 6 (SPSS, GraphPad)', zh: '第 6 型（SPSS、GraphPad）' },
        help: {
          en: 'SPSS: weighted average (HAVERAGE); R: quantile(type = 6); QUARTILE.EXC in Excel.',
          zh: 'SPSS：加权平均（HAVERAGE）；R：quantile(type = 6)；Excel 的 QUARTILE.EXC。',
        },
      },
      type2: {
        label: { en: 'Type 2 (SAS)', zh: '第 2 型（SAS）' },
        help: {
          en: 'SAS: PCTLDEF=5, its default; R: quantile(type = 2).',
          zh: 'SAS：默认的 PCTLDEF=5；R：quantile(type = 2)。',
        },
      },
    },
    initial: 'type7',
    convention: 'quartiles',
    ...when,
  })
}

/** Hyndman and Fan's numbers of the rules. */
export const quartileTypes = { type7: 7, type6: 6, type2: 2 } as const satisfies Readonly<
  Record<QuartileRule, QuantileType>
>

export const quartileMessages = {
  'quartiles-type7': { en: 'Quartiles: type 7 (R, Excel).', zh: '四分位数：第 7 型（R、Excel）。' },
  'quartiles-type6': { en: 'Quartiles: type 6 (SPSS).', zh: '四分位数：第 6 型（SPSS）。' },
  'quartiles-type2': { en: 'Quartiles: type 2 (SAS).', zh: '四分位数：第 2 型（SAS）。' },
} as const satisfies MessageSpecs

/** The note below a table with quartiles: their type, if it is not the default. */
export function quartileNotes(
  definition: Pick<AnalysisDefinition, 'id'> & { readonly messages: typeof quartileMessages },
  rule: QuartileRule,
): readonly Notice[] {
  return rule === 'type7' ? [] : [notice(definition, `quartiles-${rule}`)]
}

/** ` (type 6)`, to follow the word if the type is not the default; unknown for outcomes kept by older versions. */
export function quartileTypeWords(type: QuantileType | undefined, language: Language): string {
  if (type === undefined || type === 7) return ''
  return language === 'zh' ? `（第 ${type} 型）` : ` (type ${type})`
}

/** The argument of R's quantile; its default is type 7. */
export function rQuartileType(rule: QuartileRule): string {
  return rule === 'type7' ? '' : `, type = ${quartileTypes[rule]}`
}

/** As stored, in two ways; not the initial value. */
const ownTypes: ReadonlyMap<string, QuartileRule> = new Map([
  ['6', 'type6'],
  ['2', 'type2'],
  ['type6', 'type6'],
  ['type2', 'type2'],
])

/**
 * Upgrades options that stored the type under `quartiles`, including its initial value: that one follows the project from now on, any other
 * stays the entry's own.
 */
export const upgradeQuartiles: Upgrade = {
  leaf: (leaf, value): StoredOptions | undefined => {
    if (leaf !== 'quartiles') return undefined
    const own = typeof value === 'string' ? ownTypes.get(value) : undefined
    return own === undefined ? {} : { quartileType: own }
  },
}
