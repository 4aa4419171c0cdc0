import type { Reference } from '../references/reference.ts'
import { type CalculatorDefinition, defineCalculator, type OutputSpecs } from '../tool/calculator.ts'
import type { InputSpecs } from '../tool/calculator-input-spec.ts'
import type { Words } from '../words.ts'

type Messages = Readonly<Record<string, Words>>
/** Parts common to all sample size tools. */
type Same = 'stakes' | 'checklist' | 'inputResolution' | 'classifications' | 'alerts'
/** Parts common to most of them. */
type Usual = 'validity' | 'messages' | 'nextSteps'

type SampleSizeTool<I extends InputSpecs, O extends OutputSpecs, M extends Messages> = Omit<
  CalculatorDefinition<I, O, M>,
  Same | Usual
> &
  Partial<Pick<CalculatorDefinition<I, O, M>, Usual>>

/** A tool for the number of persons, pairs or events that a study needs. */
export function defineSampleSizeTool<
  const I extends InputSpecs,
  const O extends OutputSpecs,
  const M extends Messages = Readonly<Record<never, Words>>,
>(tool: SampleSizeTool<I, O, M>): CalculatorDefinition<I, O, M> {
  return defineCalculator({
    stakes: 'ordinary',
    checklist: false,
    inputResolution: 'entered',
    classifications: [],
    validity: [],
    alerts: [],
    messages: {} as M, // M is empty if a tool has none
    nextSteps: [
      {
        en: 'Write every number of this plan, the formula and its source into the protocol.',
        zh: '将各参数、公式及出处写入研究方案。',
      },
    ],
    ...tool,
  })
}

const units = {
  persons: { en: 'persons', zh: '例' },
  pairs: { en: 'pairs', zh: '对' },
  events: { en: 'events', zh: '例事件' },
} as const

/** The required number, as an integer. */
export function needed(label: Words, counted: keyof typeof units = 'persons') {
  return { label, unit: units[counted], decimals: 0, rounding: 'up' } as const
}

/** The sum of the required numbers, each rounded up before. */
export function totalNeeded(label: Words) {
  return { label, unit: units.persons, decimals: 0 } as const
}

/** The note for a size from the distribution of the t test itself. */
export const byNoncentralT: Words = {
  en: 'For the t test: the n with which the non-central t distribution of n and δ/σ gives the power',
  zh: 't 检验：使非中心 t 分布（由 n 与 δ/σ 决定）给出所需效能的 n',
}

export const dropoutNotCounted: Words = {
  en: 'Dropout is not counted in: divide by 1 − dropout.',
  zh: '未计失访：须再除以（1 − 失访率）。',
}

/** Works cited by several of these tools. */
export const works = {
  julious: {
    text: 'Julious SA. Sample sizes for clinical trials with normal data. Stat Med 2004;23:1921–1986.',
    doi: '10.1002/sim.1783',
  },
  chow: {
    text: 'Chow SC, Shao J, Wang H. Sample size calculations in clinical research. 2nd ed. Chapman & Hall/CRC 2008.',
  },
} as const satisfies Readonly<Record<string, Reference>>
