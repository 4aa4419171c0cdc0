import type { MessageSpecs } from '../../kit/analysis.ts'
import { linearMessages } from '../../kit/models/linear-messages.ts'
import { modelMessages } from '../../kit/models/model-messages.ts'

export const messages = {
  ...modelMessages,
  ...linearMessages,
  'no-factor': {
    en: 'No term is a categorical variable, so there are no groups to compare. Add a factor, or use linear regression.',
    zh: '模型项中没有分类变量，无组可比。请加入至少一个因素，或改用线性回归。',
  },
  'too-many-levels': {
    en: '{variable} has more than {max} levels: too many to compare in pairs. Merge some, or use it as a covariate.',
    zh: '{variable} 的水平超过 {max} 个，不便两两比较。请合并部分水平，或作为协变量纳入。',
  },
  'too-many-cells': {
    en: '{term} has more than {max} combinations of levels. Merge levels or leave the interaction out.',
    zh: '{term} 的水平组合超过 {max} 个，请合并水平或去除该交互项。',
  },
  'no-variation': {
    en: 'The model leaves no variation of {variable}: within the cells all values are the same (or lie on one line of the covariates), so that no test is possible.',
    zh: '模型未留下 {variable} 的任何残余变异（各单元内取值相同，或完全落在协变量的直线上），无法检验。',
  },
  'beyond-precision': {
    en: 'Values are too large or too small for a computer to square. Change the unit first, for example divide by a power of ten.',
    zh: '数值过大或过小，其平方超出计算机可表示的范围。请先换算单位（例如除以 10 的若干次幂）。',
  },
  'means-note': {
    en: 'Averaged over the levels of the other factors with equal weights.',
    zh: '对其他因素的各水平等权平均。',
  },
  'covariate-at-mean': {
    en: '{variable} is held at its mean, {mean}.',
    zh: '{variable} 取均值 {mean}。',
  },
  'means-not-estimable': {
    en: 'Means that the data do not determine, because they rest on cells without rows or on terms that cannot be told apart, are left empty; so are comparisons with them.',
    zh: '依赖于空单元格或无法区分的模型项的均值不可估计，留空；涉及它们的比较同样留空。',
  },
  'type-three-empty': {
    en: 'With empty cells a test of type III does not compare the same means as in a complete design: what it tests depends on which cells are empty. Rely on the comparisons of means that can be estimated, or test by type II without the interaction.',
    zh: '存在空单元格时，III 型检验所比较的并非完整设计中的均值，其含义取决于哪些单元格为空。请以可估计均值的比较为准，或去除交互项后采用 II 型检验。',
  },
  'terms-aliased': {
    en: 'Terms without a column of their own beside the others cannot be tested: {terms}.',
    zh: '以下模型项与其他项完全重叠，无法检验：{terms}。',
  },
  'main-with-interaction': {
    en: 'Means of a factor that stands in an interaction are averages over the other factor; where the interaction matters, read the simple effects.',
    zh: '参与交互项的因素，其边际均值是对另一因素各水平的平均；交互作用明显时应看简单效应。',
  },
  'slope-at-zero': {
    en: 'A main effect of type III beside an interaction with a covariate is tested where that covariate is 0. Centre the covariate, or read the comparisons at its mean.',
    zh: '模型含因素与协变量的交互项时，III 型主效应是在协变量等于 0 处检验的。建议将协变量中心化，或以协变量取均值时的比较为准。',
  },
  'pairs-tukey': {
    en: 'Tukey: P values and intervals hold for all pairs of one factor (within one cell of the others) together; for unequal or correlated means an approximation.',
    zh: 'Tukey 法：P 值与区间对同一因素（在其他因素的同一水平内）的全部比较同时成立；均值精度不等或相关时为近似。',
  },
  'pairs-bonferroni': {
    en: 'Bonferroni: P values and intervals hold for all pairs of one factor (within one cell of the others) together.',
    zh: 'Bonferroni 法：P 值与区间对同一因素（在其他因素的同一水平内）的全部比较同时成立。',
  },
  'pairs-holm': {
    en: 'Holm: P values hold for all pairs of one factor (within one cell of the others) together; intervals are not adjusted.',
    zh: 'Holm 法：P 值对同一因素（在其他因素的同一水平内）的全部比较同时成立；区间未校正。',
  },
  'pairs-none': {
    en: 'Neither P values nor intervals are adjusted for the number of pairs.',
    zh: 'P 值与区间均未按比较次数校正。',
  },
  'eta-note': {
    en: 'Partial _η_^2^ is too large in small samples, partial _ω_^2^ nearly unbiased (below 0 where _F_ < 1); the interval is that of the share in the population (non-central _F_).',
    zh: '小样本时偏 _η_^2^ 偏大，偏 _ω_^2^ 近于无偏（_F_ < 1 时为负）；区间为总体解释比例的区间（非中心 _F_ 分布）。',
  },
  'levene-note': {
    en: 'Levene and Brown–Forsythe compare the residuals between the cells of the factors; some cell needs 3 rows.',
    zh: 'Levene 与 Brown–Forsythe 检验比较各因素单元间的残差，至少一个单元需有 3 例。',
  },
  'slopes-note': {
    en: 'Homogeneity of slopes: products of the covariate with all factors and their interactions, after the model.',
    zh: '斜率齐性：在模型之外加入协变量与各因素（及其交互项）的乘积项后的联合检验。',
  },
  'variances-met': {
    en: 'No sign of unequal variances between the cells (Brown–Forsythe, {p}).',
    zh: '未见各单元方差不齐的迹象（Brown–Forsythe，{p}）。',
  },
  'variances-violated': {
    en: 'Variances seem to differ between the cells (Brown–Forsythe, {p}). With unequal cell sizes _F_ tests and intervals may be wrong; a linear regression with robust errors or a transformation is an alternative.',
    zh: '各单元方差可能不齐（Brown–Forsythe，{p}）。各单元例数不等时 _F_ 检验与区间可能不准，可考虑稳健标准误的线性回归或变量变换。',
  },
  'variances-unknown': {
    en: 'Equality of variances between the cells could not be tested.',
    zh: '无法检验各单元的方差齐性。',
  },
  'slopes-met': {
    en: 'Slope of {variable}: nothing seen against the same slope in all groups ({p}).',
    zh: '{variable} 的斜率：未见各组斜率不齐的迹象（{p}）。',
  },
  'slopes-violated': {
    en: 'The slope of {variable} seems to differ between the groups ({p}): differences between adjusted means then depend on its value. Add the interaction, or compare at several values.',
    zh: '{variable} 的斜率在各组间可能不同（{p}），校正均值之差随其取值而变。请在模型中加入相应交互项，或在多个取值处比较。',
  },
  'slopes-free': {
    en: 'The model itself lets the slope of {variable} differ between the groups.',
    zh: '模型已允许 {variable} 的斜率在各组间不同。',
  },
  'slopes-unknown': {
    en: 'Slopes of {variable} could not be compared between the groups.',
    zh: '无法比较 {variable} 在各组间的斜率。',
  },
} as const satisfies MessageSpecs
