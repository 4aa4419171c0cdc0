import type { InputValues } from '../../kit/tool/calculator-input-spec.ts'
import type { inputs } from './inputs.ts'

export type Asked = InputValues<typeof inputs>

export interface Plan {
  readonly arms: readonly string[]
  readonly ratio: readonly number[]
  /** The total, or the size of each stratum. */
  readonly n: number
  readonly blocks: readonly number[]
  /** Stratification factors, or the factors of minimisation. */
  readonly factors: readonly Factor[]
  readonly participants: readonly (readonly string[])[]
  readonly weights: readonly number[]
}

export interface Factor {
  readonly name: string
  readonly levels: readonly string[]
}

/** The input that prevents a list, with the tool's message and its parameters. */
export interface Refused {
  readonly input: 'arms' | 'ratio' | 'n' | 'blocks' | 'strata' | 'participants' | 'weights' | 'seed'
  readonly message: 'arms' | 'ratio' | 'n' | 'blocks' | 'strata' | 'long' | 'participants' | 'weights' | 'seed'
  readonly params: Readonly<Record<string, number | string>>
}

const maxArms = 8
const maxPlaces = 20_000
const maxBlock = 200
const maxPart = 20

/** Parses the text fields of the form, or returns the first problem. */
export function readPlan(asked: Asked): Plan | Refused {
  const named = linesOf(asked.arms)
  const arms = named.length === 0 ? ['A', 'B'] : named
  if (arms.length < 2 || arms.length > maxArms || new Set(arms).size < arms.length)
    return refuse('arms', 'arms', { most: maxArms })
  const isMinimised = asked.type === 'minimisation'
  const ratio = asked.ratio === null || isMinimised ? arms.map(() => 1) : numbersIn(asked.ratio)
  if (ratio.length !== arms.length || ratio.some((part) => part < 1 || part > maxPart))
    return refuse('ratio', 'ratio', { arms: arms.length, most: maxPart })
  if (!isMinimised && asked.n === null) return refuse('n', 'n', {})
  if (!/^[0-9a-f]{32}$/i.test(asked.seed) && Number(asked.seed) >= 2 ** 32) return refuse('seed', 'seed', {})
  const plan = { arms, ratio, n: asked.n ?? 0, blocks: [], factors: [], participants: [], weights: [] }
  if (asked.type === 'simple') return plan
  if (isMinimised) return withParticipants(plan, asked)
  const parts = ratio.reduce((sum, part) => sum + part, 0)
  const blocks = asked.blocks === null ? [2 * parts, 3 * parts] : [...new Set(numbersIn(asked.blocks))]
  if (blocks.some((size) => size < 1 || size > maxBlock || size % parts !== 0))
    return refuse('blocks', 'blocks', { parts, most: maxBlock })
  return asked.type === 'block' ? { ...plan, blocks } : withStrata({ ...plan, blocks }, asked)
}

function withStrata(plan: Plan, asked: Asked): Plan | Refused {
  const lines = linesOf(asked.strata)
  if (lines.length === 0) return refuse('strata', 'strata', { line: '' })
  const factors: Factor[] = []
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([^:：]+)[:：](.*)$/u.exec(line) ?? []
    const levels = rest.split(/[;；]/).map((level) => level.trim())
    if (name.trim() === '' || levels.includes('') || levels.length < 2 || new Set(levels).size < levels.length)
      return refuse('strata', 'strata', { line })
    factors.push({ name: name.trim(), levels })
  }
  const strata = factors.reduce((product, { levels }) => product * levels.length, 1)
  if (strata * plan.n > maxPlaces) return refuse('strata', 'long', { strata, most: maxPlaces })
  return { ...plan, factors }
}

/** Parses a header line of factors and a line for each participant; levels are taken as they occur. */
function withParticipants(plan: Plan, asked: Asked): Plan | Refused {
  const [heading = [], ...participants] = linesOf(asked.participants).map((line) =>
    line.split(/[\t,，]/).map((cell) => cell.trim()),
  )
  if (participants.length === 0) return refuse('participants', 'participants', { line: '' })
  const odd = participants.find((cells) => cells.length !== heading.length || cells.includes(''))
  if (odd !== undefined) return refuse('participants', 'participants', { line: odd.join(', ') })
  const weights = asked.weights === null ? heading.map(() => 1) : decimalsIn(asked.weights)
  if (weights.length !== heading.length || weights.some((weight) => !(weight > 0)))
    return refuse('weights', 'weights', { factors: heading.length })
  const factors = heading.map((name, k) => ({
    name,
    levels: [...new Set(participants.map((cells) => cells[k] as string))],
  }))
  return { ...plan, factors, participants, weights }
}

function refuse(input: Refused['input'], message: Refused['message'], params: Refused['params']): Refused {
  return { input, message, params }
}

const linesOf = (text: string | null) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
const decimalsIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
