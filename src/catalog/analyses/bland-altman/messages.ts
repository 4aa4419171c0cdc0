import type { MessageSpecs } from '../../kit/analysis.ts'

export const messages = {
  'same-variable': { en: 'Choose two different variables.', zh: '请选择两个不同的变量。' },
  'too-few-pairs': {
    en: 'Only {n} {n|row|rows} {n|has|have} both measurements; at least {min} are needed.',
    zh: '仅 {n} 行两种测量均完整，至少需要 {min} 行。',
  },
  'not-positive': {
    en: '{n} {n|pair|pairs} {n|has|have} a value that is not above 0, of which neither a ratio nor a percentage can be told. Choose plain differences.',
    zh: '{n} 对含有不大于 0 的数值，无法计算比值或百分差，请选用差值。',
  },
  'no-variation': {
    en: 'All differences are the same, so that there are no limits to estimate. Check whether one variable was made from the other.',
    zh: '所有差值均相同，无法估计一致性界限。请核对是否有一个变量由另一个计算得到。',
  },
  'beyond-precision': {
    en: 'The values are too large, or too small, to compute their variance.',
    zh: '数值过大或过小，无法计算方差。',
  },
  'infinite-left-out': { en: 'Infinite values treated as missing: {n}.', zh: '{n} 个无穷值按缺失处理。' },
  'scale-difference': {
    en: 'First less second, in the unit of the data. The limits hold {coverage} of normal differences.',
    zh: '差值为方法一减方法二，单位与数据相同。差值服从正态分布时，界限内含 {coverage} 的差值。',
  },
  'scale-percent-mean': {
    en: 'First less second, in percent of the mean of both. The limits hold {coverage} of normal differences.',
    zh: '差值为方法一减方法二，以占两法均值的百分数表示。差值服从正态分布时，界限内含 {coverage} 的差值。',
  },
  'scale-percent-second': {
    en: 'First less second, in percent of the second. The limits hold {coverage} of normal differences.',
    zh: '差值为方法一减方法二，以占方法二的百分数表示。差值服从正态分布时，界限内含 {coverage} 的差值。',
  },
  'scale-ratio': {
    en: 'First over second: means and limits of logarithms, taken back; 1 is no difference. The limits hold {coverage} of the ratios where their logarithms are normal.',
    zh: '方法一与方法二之比：由对数值的均数与界限反变换得到，1 表示无差别。对数比值服从正态分布时，界限内含 {coverage} 的比值。',
  },
  'limit-note': {
    en: 'Intervals of the limits by the variance s²(1/n + z²/(2(n − 1))) of Bland and Altman.',
    zh: '界限的置信区间采用 Bland–Altman 方差 s²(1/n + z²/(2(n − 1)))。',
  },
  'slope-mean': {
    en: 'Slopes along the mean of both methods. Where the methods have different spreads, differences go with the mean although neither is biased in proportion.',
    zh: '斜率以两法均值为自变量。若两法的离散程度不同，即使无比例偏倚，差值也可能随均值变化。',
  },
  'slope-second': {
    en: 'Slopes along the second method. Errors of the second method alone make differences fall along it.',
    zh: '斜率以方法二为自变量。仅方法二的测量误差即可使差值随其增大而减小。',
  },
  'log-note': { en: 'Of logarithms of the ratios, without a unit.', zh: '针对比值的对数，无单位。' },
  'shapiro-note': {
    en: 'Shapiro–Wilk is defined for 3 to 5000 values; with many values it finds departures that do not matter.',
    zh: 'Shapiro–Wilk 检验适用于 3~5000 个值；样本量大时，微小的偏离也会被检出。',
  },
  'few-pairs': {
    en: 'Only {n} {n|pair|pairs}: the limits themselves are uncertain; read their intervals.',
    zh: '仅 {n} 对，一致性界限本身不够稳定，应结合其置信区间。',
  },
  'normality-met': {
    en: 'No sign against a normal distribution of the differences.',
    zh: '未见差值偏离正态分布的证据。',
  },
  'normality-doubtful': {
    en: 'The differences are not quite normal ({p}); look at the figure for skewness and outliers.',
    zh: '差值不完全服从正态分布（{p}），请结合图形查看偏态与离群值。',
  },
  'normality-violated': {
    en: 'The differences are not normal ({p}), and there are few: the limits may miss more than they should. Consider ratios.',
    zh: '差值不服从正态分布（{p}）且例数较少，界限外的比例可能高于预期，可考虑比值。',
  },
  'normality-unknown': {
    en: 'Normality of the differences was not tested: it is for 3 to 5000 values.',
    zh: '未检验差值的正态性（仅适用于 3~5000 个值）。',
  },
  'slope-met': {
    en: 'These data do not show that differences rise or fall with the size of what is measured ({p}).',
    zh: '现有数据不足以表明差值随测量值的大小而变化（{p}）。',
  },
  'slope-doubtful': {
    en: 'Differences change with the size of what is measured ({p}): one bias and one pair of limits do not hold everywhere. Consider percentages or ratios.',
    zh: '差值随测量值的大小而变化（{p}），单一的偏倚与界限不适用于全部范围，可考虑百分差或比值。',
  },
  'slope-doubtful-relative': {
    en: 'Differences change with the size of what is measured ({p}), on this scale too: one bias and one pair of limits do not hold everywhere.',
    zh: '在此尺度上差值仍随测量值的大小而变化（{p}），单一的偏倚与界限不适用于全部范围。',
  },
  'slope-unknown': {
    en: 'What is measured does not vary, so that a proportional bias cannot be looked for.',
    zh: '测量值无变异，无法考察比例偏倚。',
  },
  'spread-met': {
    en: 'These data do not show that the spread of differences changes with size ({p}).',
    zh: '现有数据不足以表明差值的离散程度随测量值的大小而变化（{p}）。',
  },
  'spread-doubtful': {
    en: 'The spread of differences changes with size ({p}): the limits are too wide at one end and too narrow at the other. Consider percentages or ratios.',
    zh: '差值的离散程度随测量值的大小而变化（{p}），界限在一端过宽、另一端过窄，可考虑百分差或比值。',
  },
  'spread-doubtful-relative': {
    en: 'The spread of differences changes with size ({p}), on this scale too: the limits are too wide at one end and too narrow at the other.',
    zh: '在此尺度上差值的离散程度仍随测量值的大小而变化（{p}），界限在一端过宽、另一端过窄。',
  },
  'spread-unknown': {
    en: 'Whether the spread of differences changes with size is not known.',
    zh: '无法判断差值的离散程度是否随测量值变化。',
  },
} as const satisfies MessageSpecs
