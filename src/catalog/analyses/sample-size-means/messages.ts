import { planMessages } from '../../kit/planning/planning-tables.ts'

export const messages = {
  ...planMessages,
  'effect-difference': { en: 'Difference of means', zh: '均数之差' },
  'effect-margin': { en: 'Margin', zh: '界值' },
  'effect-superiority': { en: 'P(group 2 above group 1)', zh: '第 2 组高于第 1 组的概率' },
  'effect-f': { en: 'Cohen’s f', zh: 'Cohen f' },
  'means-unreadable': {
    en: 'Write the mean of each group or occasion, at least two, separated by commas.',
    zh: '请输入各组或各时点的均数（至少两个），以逗号分隔。',
  },
  'cells-unreadable': {
    en: 'Write the mean of each cell: at least two rows of one length between semicolons, with at least two means in each.',
    zh: '请输入各处理组合的均数：至少两行、每行至少两个且个数相同，行间以分号分隔。',
  },
  'epsilon-too-small': {
    en: 'With {occasions} occasions ε is {least} at the least.',
    zh: '{occasions} 个时点时，ε 不小于 {least}。',
  },
  'outside-margin': {
    en: 'The true difference lies outside the margin: no number of persons can show what is not so.',
    zh: '预期差值在界值之外，任何样本量均无法得出相应结论。',
  },
  'normal-met': {
    en: 'With {least} or more in each group the test bears moderate departures from the normal distribution.',
    zh: '每组不少于 {least} 例，t 检验（F 检验）对中等程度的非正态较稳健。',
  },
  'normal-doubtful': {
    en: 'Groups of fewer than {least}: the power holds only if the outcome is close to normal; plan a rank test with about 15% more otherwise.',
    zh: '有组别不足 {least} 例：仅当结局接近正态时上述效能成立，否则应按秩和检验设计（例数约增加 15%）。',
  },
  'ranks-met': {
    en: 'With {least} or more in each group and this effect Noether’s formula is close to the power of the test.',
    zh: '每组不少于 {least} 例且效应不过大，Noether 公式与检验的实际效能接近。',
  },
  'ranks-doubtful': {
    en: 'A group of fewer than {least}, or an effect beyond 0.25 to 0.75: Noether’s formula takes the variance without a difference and is rough here; where one group is merely shifted it is on the safe side.',
    zh: '有组别不足 {least} 例，或概率超出 0.25~0.75：Noether 公式采用无差异时的方差，此时仅为粗略近似；两组仅有位置平移时结果偏保守。',
  },
  'sphericity-assumed': {
    en: 'The measurements are assumed to be spherical (ε = 1); where they are not, the corrected test has less power.',
    zh: '假定重复测量满足球形假设（ε = 1）；不满足时，校正后检验的效能较低。',
  },
  'sphericity-corrected': {
    en: 'The power of the corrected test is an approximation (Muller and Barton), for the ε that is assumed.',
    zh: '校正后检验的效能为所设 ε 下的近似值（Muller–Barton 法）。',
  },
} as const
