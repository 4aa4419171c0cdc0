import type { MessageSpecs } from '../../kit/analysis.ts'
import { describedGroupsMessages } from '../../kit/described-groups.ts'
import { shapeMessages } from '../../kit/shape-words.ts'

export const messages = {
  ...describedGroupsMessages,
  ...shapeMessages,
  'too-many-levels': {
    en: '{variable} has more than {max} values, too many to list. Is it continuous, or an identifier?',
    zh: '{variable} 的取值超过 {max} 个，无法逐一列出；它是否为连续变量或编号？',
  },
  constant: {
    en: '{variable} does not vary, so it has no shape and no test of normality.',
    zh: '{variable} 无变异，不计算偏度、峰度与正态性检验。',
  },
  'no-geometric-mean': {
    en: '{variable} has values of 0 or below; a geometric mean exists only for positive values.',
    zh: '{variable} 含有 0 或负值，几何均数仅适用于正值。',
  },
  'cv-positive': {
    en: 'CV: SD over mean; given only where the mean is above 0, and meaningful only on a scale with a true zero.',
    zh: '变异系数：标准差/均数；仅在均数大于 0 时给出，且仅对比例尺度有意义。',
  },
  'quartiles-7': { en: 'Quartiles: type 7 (R, Excel).', zh: '四分位数：第 7 型（R、Excel）。' },
  'quartiles-6': { en: 'Quartiles: type 6 (SPSS).', zh: '四分位数：第 6 型（SPSS）。' },
  'quartiles-2': { en: 'Quartiles: type 2 (SAS).', zh: '四分位数：第 2 型（SAS）。' },
  'shapiro-sample': {
    en: 'Shapiro–Wilk is defined for 3 to 5000 values; with many values it finds departures that do not matter.',
    zh: 'Shapiro–Wilk 检验适用于 3~5000 个值；样本量大时，微小的偏离也会被检出。',
  },
  'valid-percent': {
    en: 'Valid and cumulative percentages are of the non-missing values.',
    zh: '有效百分比与累积百分比以非缺失例数为分母。',
  },
  'normality-met': {
    en: '{variable}: roughly normal by the rule (Shapiro–Wilk _P_ ≥ 0.05 below 50 values, |skewness| < 1 from 50 on); mean and SD describe it.',
    zh: '{variable}：按规则（例数 < 50 时 Shapiro–Wilk _P_ ≥ 0.05，≥ 50 时 |偏度| < 1）近似正态，可用均数与标准差描述。',
  },
  'normality-violated': {
    en: '{variable}: not roughly normal by the rule (Shapiro–Wilk _P_ ≥ 0.05 below 50 values, |skewness| < 1 from 50 on); median and quartiles describe it better.',
    zh: '{variable}：按规则（例数 < 50 时 Shapiro–Wilk _P_ ≥ 0.05，≥ 50 时 |偏度| < 1）不近似正态，宜用中位数与四分位数描述。',
  },
} as const satisfies MessageSpecs
