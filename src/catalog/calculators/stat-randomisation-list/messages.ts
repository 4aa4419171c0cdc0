import type { Words } from '../../kit/words.ts'

export const messages = {
  arms: { en: 'Two to {most} arms, each with a name of its own.', zh: '须为 2~{most} 组，且名称各不相同。' },
  'ratio-form': { en: 'Write the ratio as 2:1.', zh: '比例请写作 2:1。' },
  ratio: {
    en: 'The ratio needs a whole number from 1 to {most} for each of the {arms} arms.',
    zh: '比例须为 {arms} 组各给出 1~{most} 的整数。',
  },
  n: { en: 'Enter how many participants the list is for.', zh: '请输入例数。' },
  'blocks-form': { en: 'Write block sizes as 4, 6.', zh: '区组长度请写作 4, 6。' },
  blocks: {
    en: 'Block sizes must be multiples of {parts}, the sum of the ratio, and at most {most}.',
    zh: '区组长度须为比例之和 {parts} 的倍数，且不超过 {most}。',
  },
  strata: {
    en: 'Write each factor with two or more different levels, as “Centre: north; south”. {line}',
    zh: '每个因素须有两个以上不同水平，如“中心：北；南”。{line}',
  },
  long: {
    en: '{strata} strata of so many participants are more than {most} places.',
    zh: '共 {strata} 层，总例数超过 {most}。',
  },
  participants: {
    en: 'Paste a line of factors and below it, for each participant, a level of every factor. {line}',
    zh: '首行为因素名，其后每例均须给出各因素水平。{line}',
  },
  'weights-form': { en: 'Write weights as 2, 1, 1.', zh: '权重请写作 2, 1, 1。' },
  weights: {
    en: 'There are {factors} factors: each needs a weight above 0.',
    zh: '共 {factors} 个因素，每个须有大于 0 的权重。',
  },
  seed: {
    en: 'The seed is 32 hexadecimal digits, or a whole number below 4294967296.',
    zh: '种子须为 32 位十六进制数，或小于 4294967296 的整数。',
  },
  'short-seed': {
    en: 'All seeds of this length can be tried out by a program. For a trial draw one of 128 bits at random.',
    zh: '此长度的种子可被程序穷举。正式试验请随机产生 128 位种子。',
  },
} as const satisfies Readonly<Record<string, Words>>
