import { oneOf, onlyWhenChosen, optionalOneOf, optionalText, text } from '../../kit/tool/calculator-inputs.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import { number } from '../../kit/tool/inputs/statistics.ts'

export const types = {
  simple: { en: 'Simple', zh: '简单随机' },
  block: { en: 'Permuted blocks', zh: '区组随机' },
  stratified: { en: 'Blocks within strata', zh: '分层区组随机' },
  minimisation: { en: 'Minimisation', zh: '最小化' },
} as const

export const imbalances = { range: { en: 'Range', zh: '极差' }, variance: { en: 'Variance', zh: '方差' } } as const

const listed = ['simple', 'block', 'stratified']
const inBlocks = ['block', 'stratified']

export const inputs = {
  type: oneOf({ label: { en: 'Kind', zh: '方法' }, of: types }),
  arms: optionalText({
    label: { en: 'Arms', zh: '组别' },
    help: { en: 'A name on each line; left empty: A and B.', zh: '每行一个名称；留空为 A、B 两组。' },
    maxLength: 400,
    lines: 2,
  }),
  ratio: onlyWhenChosen(
    'type',
    listed,
    optionalText({
      label: { en: 'Ratio', zh: '分配比例' },
      help: { en: 'As 2:1; left empty: equal.', zh: '如 2:1；留空为均等。' },
      maxLength: 40,
      form: { pattern: '\\d{1,2}(?:\\s*[:：]\\s*\\d{1,2})+', message: 'ratio-form' },
    }),
  ),
  n: onlyWhenChosen(
    'type',
    listed,
    optional(
      measured({
        label: { en: 'Participants (in each stratum)', zh: '例数（分层时为每层例数）' },
        integer: true,
        units: [{ id: '1', label: null, resolution: 0, hard: [1, 10_000], usual: [1, 10_000] }],
      }),
    ),
  ),
  blocks: onlyWhenChosen(
    'type',
    inBlocks,
    optionalText({
      label: { en: 'Block sizes', zh: '区组长度' },
      help: {
        en: 'Multiples of the ratio’s sum, drawn at random: 4, 6. Left empty: twice and three times that sum.',
        zh: '为比例之和的倍数，随机取用，如 4, 6；留空取该和的 2 倍与 3 倍。',
      },
      maxLength: 40,
      form: { pattern: '\\d{1,3}(?:[,，、;；\\s]+\\d{1,3})*', message: 'blocks-form' },
    }),
  ),
  strata: onlyWhenChosen(
    'type',
    ['stratified'],
    optionalText({
      label: { en: 'Strata', zh: '分层因素' },
      help: {
        en: 'A factor on each line with its levels: “Centre: north; south”.',
        zh: '每行一个因素及其水平，如“中心：北；南”。',
      },
      maxLength: 1000,
      lines: 3,
    }),
  ),
  participants: onlyWhenChosen(
    'type',
    ['minimisation'],
    optionalText({
      label: { en: 'Participants in order', zh: '按入组顺序的受试者' },
      help: {
        en: 'Paste factors in the first line, then the levels of one participant a line, with tabs or commas. No names, no patient numbers.',
        zh: '首行为因素名，其后每行为一例的各因素水平，用制表符或逗号分隔。勿填姓名与住院号。',
      },
      maxLength: 100_000,
      lines: 6,
    }),
  ),
  weights: onlyWhenChosen(
    'type',
    ['minimisation'],
    optionalText({
      label: { en: 'Weights of the factors', zh: '各因素权重' },
      help: { en: 'As 2, 1, 1; left empty: equal.', zh: '如 2, 1, 1；留空为等权。' },
      maxLength: 100,
      form: { pattern: '\\d+(?:\\.\\d+)?(?:[,，、;；\\s]+\\d+(?:\\.\\d+)?)*', message: 'weights-form' },
    }),
  ),
  imbalance: onlyWhenChosen(
    'type',
    ['minimisation'],
    optionalOneOf({
      label: { en: 'Imbalance', zh: '不平衡度量' },
      help: { en: 'Left open: range.', zh: '不选则为极差。' },
      of: imbalances,
    }),
  ),
  probability: onlyWhenChosen(
    'type',
    ['minimisation'],
    optional(
      number({ en: 'Probability of the better arm', zh: '取较优组的概率' }, [0.5, 1], 2, {
        en: 'Left empty: 0.8. With 1 the next arm can be foretold.',
        zh: '留空为 0.8；取 1 时下一例的组别可被预知。',
      }),
    ),
  ),
  seed: text({
    label: { en: 'Seed', zh: '种子' },
    help: {
      en: '32 hexadecimal digits drawn at random; or a whole number below 4294967296, to make a list of another program again.',
      zh: '随机产生的 32 位十六进制数；或小于 4294967296 的整数，用于重现其他程序的列表。',
    },
    maxLength: 32,
    form: { pattern: '[0-9a-fA-F]{32}|\\d{1,10}', message: 'seed' },
    randomBytes: 16,
  }),
} as const
