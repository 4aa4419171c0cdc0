import { defineCalculator } from '../../kit/tool/calculator.ts'
import { examples } from './examples.ts'
import { inputs } from './inputs.ts'
import { armCounts, largestDeparture, makeList } from './make-list.ts'
import { messages } from './messages.ts'
import { readPlan } from './plan.ts'

export const definition = defineCalculator({
  id: 'stat-randomisation-list',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Mulberry32 compared with an implementation written before this one, Philox with the known answers of Random123, minimisation with a case worked by hand.',
      zh: 'Mulberry32 与先前独立编写的实现核对，Philox 与 Random123 的已知答案核对，最小化与手工算例核对。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  sharing: 'never',
  purpose: {
    en: 'A list that puts the participants of a trial into arms at random, and can be made again from its seed.',
    zh: '生成临床试验的随机分组列表，可由种子重现。',
  },
  population: {
    en: 'Planning of parallel-group trials, by whoever neither enrols nor treats participants.',
    zh: '平行组试验的设计阶段，由不参与入组与治疗的人员使用。',
  },
  inputs,
  outputs: {
    total: { label: { en: 'Places in the list', zh: '列表例数' }, decimals: 0 },
    fewest: { label: { en: 'Smallest arm', zh: '最少的一组' }, decimals: 0 },
    most: { label: { en: 'Largest arm', zh: '最多的一组' }, decimals: 0 },
    departure: {
      label: { en: 'Largest departure of an arm from its share, at any point', zh: '全程中某组偏离应有份额的最大例数' },
      decimals: 1,
    },
  },
  refusal(asked) {
    const plan = readPlan(asked)
    return 'message' in plan ? plan : null
  },
  remarks: ({ seed }) => (seed.length < 32 ? [{ input: 'seed', message: 'short-seed' }] : []),
  formula(asked) {
    const list = makeList(asked)
    const counts = armCounts(list)
    return {
      total: counts.reduce((sum, count) => sum + count, 0),
      fewest: Math.min(...counts),
      most: Math.max(...counts),
      departure: largestDeparture(list),
    }
  },
  formulaText: [
    {
      en: 'Generator: Philox4x32-10 for a seed of 128 bits, Mulberry32 for one below 2³²; version 1 of the list. Whole numbers without bias for the former, ⌊u × limit⌋ for the latter',
      zh: '随机数发生器：128 位种子用 Philox4x32-10，小于 2³² 的种子用 Mulberry32；列表算法第 1 版。前者取无偏整数，后者取 ⌊u × 上限⌋',
    },
    {
      en: 'Blocks: filled in the ratio, shuffled (Durstenfeld), up to the end of the block in which the number is reached; each stratum has a stream of its own',
      zh: '区组：按比例填充后随机排列（Durstenfeld 洗牌），直至达到例数的区组末尾；各层使用独立的随机流',
    },
    {
      en: 'Minimisation: the arm that leaves the least weighted sum of imbalances, taken with the given probability; ties by lot; each participant draws from a stream of their own',
      zh: '最小化：以给定概率取使加权不平衡之和最小的组；并列时随机；每例使用独立的随机流',
    },
  ],
  classifications: [],
  validity: [],
  alerts: [],
  messages,
  caveats: [
    {
      en: 'Conceal the list: nobody who enrols, treats or assesses participants may see it, its seed or its block sizes. Keep it with an independent statistician or pharmacy.',
      zh: '列表须隐匿：入组、治疗或评价人员不得看到列表、种子及区组长度，应由独立统计师或药房保管。',
    },
    {
      en: 'This is no validated randomisation system: a trial under regulation needs one (IWRS), with an audit trail.',
      zh: '本工具不是经验证的随机化系统；受监管的试验须使用具有稽查轨迹的中央随机系统（IWRS）。',
    },
    {
      en: 'Vary the block size: at a fixed size in an open trial the last places of each block can be foretold.',
      zh: '宜采用不等区组长度：开放试验中固定长度的区组末位可被猜出。',
    },
    {
      en: 'A list ends with a whole block and may be longer than asked. Minimisation is for equal arms; the analysis should adjust for its factors.',
      zh: '列表以完整区组结束，可能长于所需例数。最小化仅用于均等分配，分析时应校正所用因素。',
    },
  ],
  nextSteps: [
    {
      en: 'Save the workbook, hand it to whoever keeps it concealed, and erase it here.',
      zh: '保存工作簿并交给负责隐匿保管者，然后清除本页内容。',
    },
  ],
  references: [
    {
      text: 'Schulz KF, Grimes DA. Generation of allocation sequences in randomised trials: chance, not choice. Lancet 2002;359:515–519.',
      doi: '10.1016/S0140-6736(02)07683-3',
    },
    {
      text: 'Pocock SJ, Simon R. Sequential treatment assignment with balancing for prognostic factors in the controlled clinical trial. Biometrics 1975;31:103–115.',
    },
    { text: 'Durstenfeld R. Algorithm 235: random permutation. Commun ACM 1964;7:420.' },
    {
      text: 'Salmon JK, Moraes MA, Dror RO, Shaw DE. Parallel random numbers: as easy as 1, 2, 3. In: SC’11, 2011.',
    },
  ],
  examples,
})
