import { type QuartileRule, quartileTypes } from '#catalog/kit/options/quartile-type.ts'
import type { Language } from '#catalog/kit/words.ts'

/** A result of the report, in the order of the report. */
export interface MethodsResult {
  /** Of its block. */
  readonly id: string
  /** The Methods sentences of its entry (`presentReading`); empty for a chart. */
  readonly methods: string
  /** The last check in R of these numbers, if there was one. */
  readonly r?: RCheck
}

export interface RCheck {
  /** `R version 4.6.0 (2026-04-24)` */
  readonly version: string
  /** `survival@3.5.3` */
  readonly packages?: readonly string[]
  /** Every compared number agreed. */
  readonly agrees: boolean
}

export interface MethodsContext {
  readonly language: Language
  readonly software: { readonly name: string; readonly version: string }
  /** The rule of quartiles, if results show any. */
  readonly quartiles?: QuartileRule
  /** The level of significance, if the author states one. */
  readonly alpha?: number
  /** What steps did about missing values, with the names of their variables. */
  readonly missing?: readonly MissingStep[]
}

export interface MissingStep {
  readonly action: 'drop-any' | 'drop-all' | 'mean' | 'median' | 'mode' | 'constant'
  readonly variables: readonly string[]
}

/** Sentences with one origin. */
export interface MethodsPart {
  readonly id: string
  /** The blocks whose results it describes; none for a convention. */
  readonly sources: readonly string[]
  readonly text: string
}

/** A part as the report keeps it. */
export interface StoredMethodsPart extends MethodsPart {
  /** The generated text that the author changed; absent while the text is the generated one. */
  readonly editedFrom?: string
}

export interface MergedMethodsPart extends StoredMethodsPart {
  /** The generated text is no longer the one that the author changed; `generated` is that of today, absent if its results are gone. */
  readonly sourceChanged?: true
  readonly generated?: string
}

/**
 * The Methods paragraph: what was done about missing values, the sentences of each result in order of first use, then quartiles, level of
 * significance, software and checks in R. Results with the same sentences share a part.
 */
export function methodsParts(results: readonly MethodsResult[], context: MethodsContext): readonly MethodsPart[] {
  const byText = new Map<string, MethodsResult[]>()
  for (const result of results) {
    const text = result.methods.trim()
    if (text !== '') byText.set(text, [...(byText.get(text) ?? []), result])
  }
  const described = [...byText].map(([text, from]) => ({
    id: `result:${from[0]?.id ?? ''}`,
    sources: from.map(({ id }) => id),
    text,
  }))
  if (described.length === 0) return []
  const { language, quartiles, alpha, missing = [] } = context
  const convention = (id: string, text: string | undefined): readonly MethodsPart[] =>
    text === undefined ? [] : [{ id, sources: [], text }]
  return [
    ...missing.map((step, k) => ({ id: `missing:${k + 1}`, sources: [], text: missingText(step, language) })),
    ...described,
    ...convention('quartiles', quartiles && quartileText(quartiles, language)),
    ...convention('alpha', alpha === undefined ? undefined : alphaText(alpha, language)),
    ...convention('software', softwareText(context)),
    ...rParts(results, language),
  ]
}

/**
 * The kept parts brought up to date: an unchanged part takes the text of today, or goes with its results; one that the author changed stays as it
 * is, in its place, and is marked when the text that it was made from has changed. A part whose first result is gone is found by its other ones.
 */
export function mergeMethods(
  stored: readonly StoredMethodsPart[],
  generated: readonly MethodsPart[],
): readonly MergedMethodsPart[] {
  const edited = stored.filter(({ editedFrom }) => editedFrom !== undefined)
  const takenBy = new Map<MethodsPart, StoredMethodsPart>()
  const find = (part: StoredMethodsPart, fits: (one: MethodsPart) => boolean) => {
    const found = generated.find((one) => !takenBy.has(one) && fits(one))
    if (found) takenBy.set(found, part)
    return found !== undefined
  }
  const left = edited.filter((part) => !find(part, ({ id }) => id === part.id))
  const gone = left.filter((part) => !find(part, ({ sources }) => sources.some((id) => part.sources.includes(id))))
  const merged: MergedMethodsPart[] = generated.map((part) => {
    const kept = takenBy.get(part)
    if (!kept) return part
    const isChanged = kept.editedFrom !== part.text
    return {
      ...part,
      text: kept.text,
      editedFrom: kept.editedFrom ?? '',
      ...(isChanged && { sourceChanged: true, generated: part.text }),
    }
  })
  for (const part of gone) merged.splice(placeOf(part, stored, merged), 0, { ...part, sourceChanged: true })
  return merged
}

/** The part with the author's text. A text equal to the generated one is no change. */
export function editMethodsPart(part: MergedMethodsPart, text: string): StoredMethodsPart {
  const { id, sources } = part
  const today = part.generated ?? (part.sourceChanged ? undefined : (part.editedFrom ?? part.text))
  if (text === today) return { id, sources, text }
  return { id, sources, text, editedFrom: today ?? part.editedFrom ?? part.text }
}

/** The paragraph as one text. */
export function methodsParagraph(parts: readonly MethodsPart[], language: Language): string {
  return parts.map(({ text }) => text).join(language === 'zh' ? '' : ' ')
}

/** Behind the part that stood before it and is still there. */
function placeOf(
  part: StoredMethodsPart,
  stored: readonly StoredMethodsPart[],
  merged: readonly MethodsPart[],
): number {
  for (let k = stored.indexOf(part) - 1; k >= 0; k -= 1) {
    const at = merged.findIndex(({ id }) => id === stored[k]?.id)
    if (at >= 0) return at + 1
  }
  return 0
}

function missingText({ action, variables }: MissingStep, language: Language): string {
  const zh = language === 'zh'
  const names = variables.join(zh ? '、' : ', ')
  switch (action) {
    case 'drop-any':
      return zh
        ? `分析前剔除 ${names} 中任一变量缺失的观测。`
        : `Rows with a missing value in any of ${names} were removed before the analysis.`
    case 'drop-all':
      return zh
        ? `分析前剔除 ${names} 全部缺失的观测。`
        : `Rows with all of ${names} missing were removed before the analysis.`
    default: {
      const { en, zh: chinese } = fillings[action]
      return zh
        ? `${names} 的缺失值以${chinese}填补（单一填补）。`
        : `Missing values of ${names} were filled with ${en} (single imputation).`
    }
  }
}

const fillings = {
  mean: { en: 'the mean', zh: '均数' },
  median: { en: 'the median', zh: '中位数' },
  mode: { en: 'the most frequent value', zh: '众数' },
  constant: { en: 'a fixed value', zh: '固定值' },
} as const

function quartileText(rule: QuartileRule, language: Language): string {
  const type = quartileTypes[rule]
  return language === 'zh'
    ? `四分位数按 Hyndman–Fan 第 ${type} 型计算。`
    : `Quartiles are of type ${type} of Hyndman and Fan.`
}

function alphaText(alpha: number, language: Language): string {
  return language === 'zh'
    ? `检验水准 α = ${alpha}（除另有说明外均为双侧）。`
    : `The level of significance was ${alpha}, two-sided unless stated otherwise.`
}

function softwareText({ software: { name, version }, language }: MethodsContext): string {
  return language === 'zh'
    ? `统计分析采用 ${name} ${version} 完成。`
    : `Statistical analyses were carried out with ${name} ${version}.`
}

/** One sentence for each version of R. Differing numbers are reported too. */
function rParts(results: readonly MethodsResult[], language: Language): readonly MethodsPart[] {
  const asked = results.filter(({ methods }) => methods.trim() !== '')
  const versions = new Map<string, MethodsResult[]>()
  for (const result of asked)
    if (result.r) versions.set(result.r.version, [...(versions.get(result.r.version) ?? []), result])
  return [...versions].map(([version, checked]) => {
    const packages = [...new Set(checked.flatMap(({ r }) => r?.packages ?? []))]
      .map((one) => one.replace('@', ' '))
      .sort()
    const [, number = version] = /^R version (\S+)/.exec(version) ?? []
    const r = `R ${number}`
    const agreed = checked.filter((one) => one.r?.agrees === true).length
    const sources = checked.map(({ id }) => id)
    const text = language === 'zh' ? checkedInChinese : checkedInEnglish
    return {
      id: `r:${number}`,
      sources,
      text: text(r, packages, { agreed, checked: checked.length, all: asked.length }),
    }
  })
}

interface Counts {
  readonly agreed: number
  readonly checked: number
  readonly all: number
}

function checkedInEnglish(r: string, packages: readonly string[], { agreed, checked, all }: Counts): string {
  const what = checked === all ? 'All results' : `${checked} of ${all} results`
  const were = checked === 1 && checked !== all ? 'was' : 'were'
  const how = agreed === checked ? 'with the same numbers' : `${agreed} of them with the same numbers`
  return `${what} ${were} computed again in ${r}${packages.length === 0 ? '' : ` (${packages.join(', ')})`}, ${how}.`
}

function checkedInChinese(r: string, packages: readonly string[], { agreed, checked, all }: Counts): string {
  const what = checked === all ? '全部结果' : `${all} 项结果中的 ${checked} 项`
  const how = agreed === checked ? '数值一致' : `其中 ${agreed} 项数值一致`
  return `${what}以 ${r}${packages.length === 0 ? '' : `（${packages.join('、')}）`}重新计算，${how}。`
}
