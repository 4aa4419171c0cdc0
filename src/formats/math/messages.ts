import type { Words } from '#catalog/kit/words.ts'

/** Why an equation was refused, by the code of an `EquationError`. Positions count characters from 1. */
export const equationWords = {
  'equation-empty': {
    en: 'Type an equation, for example y = a + b x_1.',
    zh: '请输入公式，例如 y = a + b x_1。',
  },
  'equation-too-long': {
    en: 'The equation has more than {limit} characters. Split it into several equations.',
    zh: '公式超过 {limit} 个字符，请拆分为多个公式。',
  },
  'equation-too-deep': {
    en: 'At character {position}, braces and fractions are nested more than {limit} deep. Simplify this part.',
    zh: '第 {position} 个字符处，括号或分式嵌套超过 {limit} 层，请简化这一部分。',
  },
  'equation-unknown-command': {
    en: 'Character {position}: the command {command} is not known here. Use the symbol itself, or write words as \\text{…}.',
    zh: '第 {position} 个字符：不支持命令 {command}。请直接输入该符号，文字请写成 \\text{…}。',
  },
  'equation-unclosed': {
    en: 'The {sign} at character {position} is never closed. Add {expected}.',
    zh: '第 {position} 个字符处的 {sign} 没有闭合，请补上 {expected}。',
  },
  'equation-unexpected': {
    en: 'Character {position}: {sign} has nothing that it belongs to. Remove it.',
    zh: '第 {position} 个字符：{sign} 没有对应的内容，请删除。',
  },
  'equation-missing': {
    en: 'Something is missing after {after}, at character {position}. Write what belongs there, in braces if it is longer than one sign.',
    zh: '第 {position} 个字符处，{after} 后面缺少内容。请补全；多于一个符号时用花括号括起来。',
  },
  'equation-double-script': {
    en: 'Character {position}: this sign has two {sign}. Put both into one pair of braces.',
    zh: '第 {position} 个字符：同一符号有两个 {sign}，请合并到一对花括号中。',
  },
} as const satisfies Readonly<Record<string, Words>>

export type EquationCode = keyof typeof equationWords
