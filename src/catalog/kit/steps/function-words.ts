import type { Words } from '../words.ts'

export type FunctionGroup = 'number' | 'row' | 'choice' | 'date' | 'text' | 'person' | 'distribution'

export const functionGroups: Readonly<Record<FunctionGroup, Words>> = {
  number: { en: 'Numbers', zh: '数值' },
  row: { en: 'Several values of a row', zh: '同一行的多个值' },
  choice: { en: 'Conditions and missing values', zh: '条件与缺失值' },
  date: { en: 'Dates', zh: '日期' },
  text: { en: 'Texts', zh: '文本' },
  person: { en: 'Identity numbers and clinic', zh: '身份证与临床' },
  distribution: { en: 'Distributions', zh: '概率分布' },
}

export interface FunctionWords {
  readonly group: FunctionGroup
  /** How it is called, with its arguments; optional ones have brackets. */
  readonly call: string
  readonly help: Words
}

const inGroup = <Name extends string>(
  group: FunctionGroup,
  of: Readonly<Record<Name, readonly [call: string, en: string, zh: string]>>,
) =>
  Object.fromEntries(
    Object.entries<readonly [string, string, string]>(of).map(([name, [call, en, zh]]) => [
      name,
      { group, call: `${name}(${call})`, help: { en, zh } },
    ]),
  ) as Readonly<Record<Name, FunctionWords>>

/** The functions of the language of formulas, for the reader; in the order in which they are listed. */
export const functionWords: Readonly<Record<string, FunctionWords>> = {
  ...inGroup('number', {
    abs: ['x', 'Absolute value', '绝对值'],
    sign: ['x', 'Sign: −1, 0 or 1', '符号：−1、0 或 1'],
    round: [
      'x, [digits]',
      'Rounded to so many decimals (0 if omitted); halves away from 0',
      '四舍五入到指定小数位数（缺省为 0）；恰为一半时远离 0',
    ],
    signif: [
      'x, [digits]',
      'Rounded to so many significant digits (6 if omitted); halves to the even digit',
      '保留指定位数的有效数字（缺省为 6）；恰为一半时取偶',
    ],
    floor: ['x', 'Greatest integer not above x', '不大于 x 的最大整数'],
    ceiling: ['x', 'Least integer not below x', '不小于 x 的最小整数'],
    trunc: ['x', 'Integer part', '整数部分'],
    floor_to: ['x, step', 'Greatest multiple of step not above x', '不大于 x 的 step 的最大整数倍'],
    clamp: ['x, low, high', 'x, but not below low and not above high', '将 x 限制在 low 与 high 之间'],
    mod: ['x, y', 'Remainder of x / y, with the sign of y', 'x 除以 y 的余数，符号同 y'],
    sqrt: ['x', 'Square root', '平方根'],
    exp: ['x', 'e to the power x', 'e 的 x 次幂'],
    expm1: ['x', 'exp(x) − 1, accurate near 0', 'exp(x) − 1，在 0 附近精确'],
    ln: ['x', 'Natural logarithm', '自然对数'],
    log10: ['x', 'Logarithm to base 10', '以 10 为底的对数'],
    log2: ['x', 'Logarithm to base 2', '以 2 为底的对数'],
    logb: ['x, base', 'Logarithm to any base', '以任意数为底的对数'],
    log1p: ['x', 'ln(1 + x), accurate near 0', 'ln(1 + x)，在 0 附近精确'],
    sin: ['x', 'Sine; angles are in radians', '正弦，角度以弧度计'],
    cos: ['x', 'Cosine', '余弦'],
    tan: ['x', 'Tangent', '正切'],
    asin: ['x', 'Arcsine, in radians', '反正弦（弧度）'],
    acos: ['x', 'Arccosine, in radians', '反余弦（弧度）'],
    atan: ['x', 'Arctangent, in radians', '反正切（弧度）'],
    atan2: ['y, x', 'Angle of the point (x, y), in radians', '点 (x, y) 的方位角（弧度）'],
    pi: ['', 'The number π', '圆周率 π'],
    lgamma: ['x', 'Natural logarithm of |Γ(x)|', '|Γ(x)| 的自然对数'],
    factorial: ['x', 'x!, also of fractions: Γ(x + 1)', 'x 的阶乘，非整数时为 Γ(x + 1)'],
    choose: ['n, k', 'Number of ways to choose k of n', '从 n 个中取 k 个的组合数'],
    is_finite: ['x', 'True if x is a finite number; false if it is missing', 'x 为有限数值时为真，缺失时为假'],
    number: ['text', 'The number that a text shows', '将文本转换为数值'],
  }),
  ...inGroup('row', {
    mean: ['x, y, …', 'Mean of the values present', '非缺失值的均值'],
    mean_min: [
      'k, x, y, …',
      'Mean of the values present, missing if fewer than k are',
      '非缺失值的均值；有效值少于 k 个时为缺失',
    ],
    sum: ['x, y, …', 'Sum of the values present', '非缺失值之和'],
    sum_min: [
      'k, x, y, …',
      'Sum of the values present, missing if fewer than k are; missing values are not made up for',
      '非缺失值之和；有效值少于 k 个时为缺失，不按缺失项折算',
    ],
    median: ['x, y, …', 'Median of the values present', '非缺失值的中位数'],
    quantile: ['p, x, y, …', 'Quantile p of the values present (type 7 of R)', '非缺失值的 p 分位数（R 的第 7 型）'],
    mode: ['x, y, …', 'Most frequent value; of several the smallest', '众数；有多个时取最小者'],
    sd: ['x, y, …', 'Standard deviation of the values present', '非缺失值的标准差'],
    var: ['x, y, …', 'Variance of the values present', '非缺失值的方差'],
    min: ['x, y, …', 'Smallest value present', '非缺失值的最小值'],
    max: ['x, y, …', 'Greatest value present', '非缺失值的最大值'],
    range: ['x, y, …', 'Greatest minus smallest value', '极差（最大值减最小值）'],
    which_max: [
      'x, y, …',
      'Position of the greatest value; of several the first',
      '最大值所在的位置；有多个时取第一个',
    ],
    count_valid: ['x, y, …', 'Number of values present', '非缺失值的个数'],
    count_values: ['value, x, y, …', 'How many of x, y, … equal the value', 'x、y、… 中等于 value 的个数'],
    first_valid: ['x, y, …', 'First value present', '第一个非缺失值'],
    last_valid: ['x, y, …', 'Last value present', '最后一个非缺失值'],
    any: [
      'condition, …',
      'True if one is true; unknown if none is and one is unknown',
      '任一条件为真则为真；无真且有未知时为未知',
    ],
    all: [
      'condition, …',
      'False if one is false; unknown if none is and one is unknown',
      '任一条件为假则为假；无假且有未知时为未知',
    ],
  }),
  ...inGroup('choice', {
    if: [
      'condition, yes, no',
      'One of two values; missing if the condition is unknown',
      '按条件取两个值之一；条件未知时为缺失',
    ],
    case: [
      'condition, value, …, [otherwise]',
      'The value after the first condition that is true, else the last value; an unknown condition is not true',
      '取第一个为真的条件之后的值，均不为真时取最后的值；未知条件视为不成立',
    ],
    switch: [
      'x, a, value, …, [otherwise]',
      'The value after the first a that x equals, else the last value',
      '取第一个与 x 相等的 a 之后的值，均不相等时取最后的值',
    ],
    xor: ['a, b', 'True if exactly one of two conditions is', '两个条件恰有一个为真时为真'],
    in_range: [
      'x, low, high',
      'True if x is between low and high, ends included; also of dates',
      'x 在 low 与 high 之间（含端点）时为真，也可用于日期',
    ],
    is_missing: ['x', 'True if x is missing', 'x 缺失时为真'],
    if_missing: ['x, other', 'x, or the other value where x is missing', 'x；缺失时取另一值'],
    coalesce: ['x, y, …', 'First value that is not missing', '第一个非缺失值'],
  }),
  ...inGroup('date', {
    date: [
      'text or year, month, day',
      'A day from a text such as 2023-05-01, an instant, or three numbers',
      '由 2023-05-01 之类的文本、日期时间或年、月、日三个数得到日期',
    ],
    year: ['date', 'Year', '年'],
    quarter: ['date', 'Quarter, 1 to 4', '季度（1–4）'],
    month: ['date', 'Month, 1 to 12', '月（1–12）'],
    day: ['date', 'Day of the month', '日'],
    weekday: ['date', 'Weekday, Monday is 1', '星期，周一为 1'],
    day_of_year: ['date', 'Day of the year, from 1', '一年中的第几天，从 1 起'],
    week_iso: ['date', 'Week of the year by ISO 8601', 'ISO 8601 周次'],
    year_iso: ['date', 'Year that the ISO week belongs to', 'ISO 周所属的年份'],
    hour: ['date', 'Hour, 0 to 23', '时（0–23）'],
    minute: ['date', 'Minute', '分'],
    second: ['date', 'Whole second', '秒（整数）'],
    month_end: ['date', 'Last day of the month', '当月最后一天'],
    add_months: [
      'date, n',
      'So many whole months later; the last day of a shorter month',
      '推后 n 个整月；当月无该日时取月末',
    ],
    add_years: [
      'date, n',
      'So many whole years later; 28 February after 29 February',
      '推后 n 个整年；2 月 29 日在平年取 2 月 28 日',
    ],
    age: [
      'birth, at',
      'Age in complete years; missing before birth. Born on 29 February, one is a year older on 1 March of a common year',
      '周岁；早于出生时为缺失。2 月 29 日出生者在平年 3 月 1 日满周岁',
    ],
    days_between: ['from, to', 'Days from one date to another', '两个日期相差的天数'],
    weeks_between: ['from, to', 'Weeks from one date to another', '两个日期相差的周数'],
    months_between: ['from, to', 'Months of 30.4375 days', '相差的月数（每月 30.4375 天）'],
    years_between: ['from, to', 'Years of 365.25 days', '相差的年数（每年 365.25 天）'],
    complete_months: ['from, to', 'Whole months by the calendar', '按日历计的整月数'],
    complete_years: ['from, to', 'Whole years by the calendar', '按日历计的整年数'],
  }),
  ...inGroup('text', {
    concat: ['x, y, …', 'Texts joined; missing if a part is', '连接文本；任一部分缺失则缺失'],
    text: ['x', 'A value as text', '将值转换为文本'],
    length: ['text', 'Number of characters', '字符数'],
    lower: ['text', 'In small letters', '转为小写'],
    upper: ['text', 'In capitals', '转为大写'],
    title_case: ['text', 'Each word with a capital', '单词首字母大写'],
    half_width: ['text', 'Full-width letters, digits and signs as half-width ones', '全角字母、数字和符号转为半角'],
    trim: ['text', 'Without blanks at both ends', '去除首尾空白'],
    pad: [
      'text, width, [fill]',
      'Filled up to a width at the left; at the right if the width is negative',
      '在左侧补足到指定宽度；宽度为负时补在右侧',
    ],
    replace: [
      'text, old, new',
      'Every occurrence replaced, literally; "" deletes',
      '逐字替换全部出现之处；新文本为 "" 时删除',
    ],
    substring: ['text, start, count', 'So many characters from a place on', '从指定位置起取若干字符'],
    split: [
      'text, separator, k',
      'Part k between separators; −1 is the last. A part that does not exist is missing',
      '按分隔符拆分后的第 k 部分，−1 为最后一部分；不存在时为缺失',
    ],
    position: [
      'text, part',
      'Where the part first occurs, from 1; 0 if nowhere',
      '首次出现的位置，从 1 起；未出现为 0',
    ],
    contains: ['text, part', 'True if the part occurs in the text', '文本包含该部分时为真'],
    starts_with: ['text, part', 'True if the text begins with it', '以该部分开头时为真'],
    ends_with: ['text, part', 'True if the text ends with it', '以该部分结尾时为真'],
  }),
  ...inGroup('person', {
    id_birth: [
      'text',
      'Day of birth in a Chinese identity number (18 or 15 characters); missing if the number is wrong',
      '身份证号（18 位或 15 位）中的出生日期；号码有误时为缺失',
    ],
    id_sex: ['text', 'Sex in an identity number: 1 male, 2 female', '身份证号中的性别：1 男，2 女'],
    id_valid: [
      'text',
      'True if an 18-character identity number has an existing date and the right check digit (GB 11643)',
      '18 位身份证号日期存在且校验码正确时为真（GB 11643）',
    ],
    bmi: ['weight, height', 'Body mass index: kg, cm', '体质指数：体重 kg，身高 cm'],
    bsa_mosteller: [
      'weight, height',
      'Body surface area in m² (Mosteller): kg, cm',
      '体表面积 m²（Mosteller）：体重 kg，身高 cm',
    ],
    egfr_ckd_epi_2021: [
      'creatinine, age, female',
      'eGFR (CKD-EPI 2021): creatinine in µmol/L (mg/dL × 88.4), age from 18, a condition that is true for women',
      'eGFR（CKD-EPI 2021）：肌酐 µmol/L（mg/dL × 88.4），年龄 18 岁及以上，女性为真的条件',
    ],
    map: ['systolic, diastolic', 'Mean arterial pressure', '平均动脉压'],
    qtcf: [
      'qt, rate',
      'QT corrected for heart rate (Fridericia): QT, beats per minute',
      '心率校正 QT（Fridericia）：QT，心率（次/分）',
    ],
  }),
  ...inGroup('distribution', {
    p_normal: ['x, [mean, sd]', 'P(X ≤ x) of the normal distribution', '正态分布的 P(X ≤ x)'],
    q_normal: ['p, [mean, sd]', 'Quantile of the normal distribution', '正态分布的分位数'],
    d_normal: ['x, [mean, sd]', 'Density of the normal distribution', '正态分布的密度'],
    p_t: ['x, df', 'P(X ≤ x) of the t distribution', 't 分布的 P(X ≤ x)'],
    q_t: ['p, df', 'Quantile of the t distribution', 't 分布的分位数'],
    d_t: ['x, df', 'Density of the t distribution', 't 分布的密度'],
    p_chisq: ['x, df', 'P(X ≤ x) of the chi-squared distribution', '卡方分布的 P(X ≤ x)'],
    q_chisq: ['p, df', 'Quantile of the chi-squared distribution', '卡方分布的分位数'],
    d_chisq: ['x, df', 'Density of the chi-squared distribution', '卡方分布的密度'],
    p_f: ['x, df1, df2', 'P(X ≤ x) of the F distribution', 'F 分布的 P(X ≤ x)'],
    q_f: ['p, df1, df2', 'Quantile of the F distribution', 'F 分布的分位数'],
    d_f: ['x, df1, df2', 'Density of the F distribution', 'F 分布的密度'],
    p_binom: ['k, n, p', 'P(X ≤ k) of the binomial distribution', '二项分布的 P(X ≤ k)'],
    q_binom: ['q, n, p', 'Quantile of the binomial distribution', '二项分布的分位数'],
    d_binom: ['k, n, p', 'P(X = k) of the binomial distribution', '二项分布的 P(X = k)'],
    p_pois: ['k, mean', 'P(X ≤ k) of the Poisson distribution', '泊松分布的 P(X ≤ k)'],
    q_pois: ['q, mean', 'Quantile of the Poisson distribution', '泊松分布的分位数'],
    d_pois: ['k, mean', 'P(X = k) of the Poisson distribution', '泊松分布的 P(X = k)'],
  }),
}
