import type { Column, ColumnMeta } from '#engine/frame/frame.ts'
import { type Asked, type ChoiceOption, choice, type TextOption } from '../options/options.ts'
import type { Broken } from '../step.ts'
import { namePattern, patternMessages, patternName, patternProblem } from './name-pattern.ts'
import { namesProblem } from './step-change.ts'

type Into = 'same' | 'new'

/** Whether several variables are changed, or get changed copies. */
export function intoEach(initial: Into, when?: Asked['when']): ChoiceOption<Into> {
  return choice({
    label: { en: 'Into', zh: '写入' },
    help: {
      en: 'Analyses of the same variables go on with the changed values. New ones keep the old for comparison.',
      zh: '写入原变量时，已有分析将使用更改后的取值；写入新变量可保留原变量以便核对。',
    },
    of: {
      same: { label: { en: 'The same variables', zh: '原变量' } },
      new: { label: { en: 'New variables', zh: '新变量' } },
    },
    initial,
    ...(when && { when }),
  })
}

/** The names of the copies; asked when there are any. */
export function copiesNamed(initial: string, when: Asked['when'] = () => true): TextOption {
  return namePattern(initial, { when: (answers) => answers.into === 'new' && when(answers) })
}

export const intoMessages = patternMessages

interface Asking {
  readonly into: Into
  readonly pattern: string
}

/** The columns to write into: the sources, or copies of them with new ids and names; or why the names cannot be. */
export function targetsOf<C extends Column>(
  frame: { readonly columns: readonly Pick<ColumnMeta, 'id' | 'name'>[] },
  sources: readonly C[],
  { into, pattern }: Asking,
  idOf: (source: string) => string,
): readonly C[] | Broken {
  if (into === 'same') return sources
  const names = sources.map(({ name }) => patternName(pattern, name))
  const problem = patternProblem(pattern, sources.length) ?? namesProblem(frame, names, 'pattern')
  if (problem !== null) return problem
  return sources.map((column, k) => {
    const { source: _, ...copy } = column
    return { ...(copy as C), id: idOf(column.id), name: (names[k] ?? '').trim(), label: '' }
  })
}

/** The name in the script of the column to write into. */
export function targetName(name: string, { into, pattern }: Asking): string {
  return into === 'same' ? name : patternName(pattern, name)
}
