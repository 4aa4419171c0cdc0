import { type Asked, type TextOption, text } from '../options/options.ts'
import type { Broken } from '../step.ts'
import type { Words } from '../words.ts'
import { broken } from './step-change.ts'

/** In a pattern: the name of the variable. */
export const nameMark = '{name}'

/** In a pattern: what tells several new variables of one variable apart. */
export const partMark = '{part}'

/** The option for the names of several new variables. */
export function namePattern(initial: string, more: Partial<Pick<Asked, 'when' | 'help'>> = {}): TextOption {
  return text({
    label: { en: 'Names of the new variables', zh: '新变量名' },
    help: {
      en: '{name} stands for the name of the variable.',
      zh: '{name} 代表原变量名。',
    },
    initial,
    ...more,
  })
}

export const patternMessages = {
  'pattern-needs-name': {
    en: 'Several variables need different names: write {mark} where the name of each goes.',
    zh: '多个变量需要不同的名称：请在新变量名中写入 {mark} 代表原变量名。',
  },
} as const satisfies Readonly<Record<string, Words>>

export const partMessages = {
  'pattern-needs-part': {
    en: 'Several new variables need different names: write {mark} where they differ.',
    zh: '多个新变量需要不同的名称：请在新变量名中写入 {mark} 以示区别。',
  },
} as const satisfies Readonly<Record<string, Words>>

/** The name of a new variable. */
export function patternName(pattern: string, name: string, part = ''): string {
  return pattern
    .trim()
    .split(nameMark)
    .map((piece) => piece.replaceAll(partMark, () => part))
    .join(name)
}

/** Why a pattern cannot name the new variables of these, each of which has so many parts; null if it can. */
export function patternProblem(pattern: string, variables: number, parts = 1, option = 'pattern'): Broken | null {
  if (variables > 1 && !pattern.includes(nameMark)) return broken('pattern-needs-name', { mark: nameMark }, option)
  if (parts > 1 && !pattern.includes(partMark)) return broken('pattern-needs-part', { mark: partMark }, option)
  return null
}
