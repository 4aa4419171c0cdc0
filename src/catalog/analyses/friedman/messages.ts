import type { MessageSpecs } from '../../kit/analysis.ts'
import { repeatedMessages } from '../../kit/comparison/repeated-conditions.ts'
import { quartileMessages } from '../../kit/options/quartile-type.ts'

export const messages = {
  ...repeatedMessages,
  ...quartileMessages,
  'no-variation': {
    en: 'Every subject has the same value on all occasions, so there are no ranks to compare.',
    zh: '各受试者在所有时点的取值均相同，无秩次可比。',
  },
  'two-occasions': {
    en: 'With two occasions this is the sign test; the signed rank test of pairs uses more of the data.',
    zh: '仅两个时点时，本检验等价于符号检验；配对符号秩和检验可更充分地利用数据。',
  },
  'chi-squared': {
    en: 'Ranks within each subject, ties allowed for; chi-squared approximation, which is rough for few subjects. _W_: 0 no agreement, 1 the same order in all subjects.',
    zh: '在各受试者（区组）内编秩并校正相同秩；采用 χ² 近似，例数很少时较粗略。_W_ 为 0 表示无一致性，为 1 表示各受试者次序完全一致。',
  },
  'pairs-nemenyi': {
    en: 'Nemenyi: studentized range of mean ranks; P values hold for all pairs together; _Z_ is the difference over its standard error.',
    zh: 'Nemenyi 法：基于平均秩次的学生化极差，P 值对全部两两比较同时成立；_Z_ 为差值除以标准误。',
  },
  'pairs-conover': {
    en: 'Conover: _t_ of mean ranks, ties allowed for; P values {adjustment}.',
    zh: 'Conover 法：平均秩次的 _t_ 检验，已校正相同秩；P 值{adjustment}。',
  },
  'pairs-dunn': {
    en: 'Dunn: _Z_ of mean ranks; P values {adjustment}.',
    zh: 'Dunn 法：平均秩次的 _Z_ 检验；P 值{adjustment}。',
  },
  'adjust-holm': { en: 'adjusted by Holm', zh: '经 Holm 法校正' },
  'adjust-bonferroni': { en: 'adjusted by Bonferroni', zh: '经 Bonferroni 法校正' },
  'adjust-benjamini-hochberg': {
    en: 'adjusted by Benjamini and Hochberg (false discovery rate)',
    zh: '经 Benjamini–Hochberg 法校正（控制错误发现率）',
  },
  'adjust-none': { en: 'not adjusted', zh: '未作校正' },
} as const satisfies MessageSpecs
