import type { Words } from './words.ts'

/** The kit's own messages about options, before an entry computes anything. */
export const kitMessages = {
  required: { en: 'Choose a variable.', zh: '请选择变量。' },
  'required-level': { en: 'Choose a value.', zh: '请选择取值。' },
  'required-number': { en: 'Enter a number.', zh: '请输入数值。' },
  'too-few-variables': { en: 'Choose at least {min}.', zh: '至少选择 {min} 个变量。' },
  'too-many-variables': { en: 'At most {max} can be chosen.', zh: '最多选择 {max} 个变量。' },
  'too-few-choices': { en: 'Choose at least {min}.', zh: '至少选择 {min} 项。' },
  'column-missing': {
    en: 'The variable {column} no longer exists in this dataset.',
    zh: '数据集中已不存在变量 {column}。',
  },
  'measure-not-accepted': {
    en: '{variable} cannot be used here: its measurement level or type does not fit. Choose another variable, or change the level of this one in its menu: numbers with few values can be groups once they are nominal or ordinal.',
    zh: '{variable} 的测量尺度或类型不符合此处要求。请改选其他变量，或在该变量的菜单中更改测量尺度：取值较少的数值设为名义或有序后即可用于分组。',
  },
  'same-variable-twice': { en: '{variable} is used twice.', zh: '{variable} 被重复使用。' },
  'level-missing': {
    en: 'The value {level} does not occur in {variable}.',
    zh: '{variable} 中不存在取值 {level}。',
  },
  'out-of-bounds': { en: 'Enter a number from {min} to {max}.', zh: '请输入 {min} 至 {max} 之间的数值。' },
  'not-an-integer': { en: 'Enter a whole number.', zh: '请输入整数。' },
  'not-a-choice': { en: 'This choice does not exist: {value}.', zh: '不存在此选项：{value}。' },
  'too-long': { en: 'At most {max} characters.', zh: '最多 {max} 个字符。' },
  'wrong-form': { en: 'This option cannot be read.', zh: '无法识别该选项的取值。' },
  'unknown-option': { en: 'There is no option called {option}.', zh: '不存在选项 {option}。' },
  'term-not-allowed': { en: 'This method cannot hold this kind of term.', zh: '该方法不支持此类模型项。' },
  'same-term-twice': {
    en: 'The term with {variables} stands in the model twice.',
    zh: '含 {variables} 的模型项重复出现。',
  },
  'term-needs-number': {
    en: '{variable} is not continuous: powers, splines and offsets need a continuous variable.',
    zh: '{variable} 不是连续变量；多项式、样条和偏移项需要连续变量。',
  },
  'too-few-terms': { en: 'Put at least {min} variable into the model.', zh: '模型中至少放入 {min} 个变量。' },
  'too-many-terms': { en: 'At most {max} terms can be fitted.', zh: '最多可拟合 {max} 个模型项。' },
  'unpaired-variable': {
    en: 'Choose the other variable of the pair with {variable}.',
    zh: '请选择与 {variable} 配对的变量。',
  },
  'required-pair': { en: 'Choose two variables that belong together.', zh: '请选择一对变量。' },
  'same-level-twice': { en: 'The two values must differ.', zh: '两个取值不能相同。' },
  'factor-levels': {
    en: 'Each factor needs a name and at least two levels.',
    zh: '每个因素需要名称和至少两个水平。',
  },
  'combinations-unfilled': {
    en: 'Choose a variable for each of the {n} combinations.',
    zh: '请为 {n} 种组合逐一选择变量。',
  },
  'counts-empty': { en: 'Type in at least a 2 × 2 table of counts.', zh: '请至少输入 2 × 2 的频数表。' },
  'counts-not-whole': { en: 'Counts are whole numbers of 0 or more.', zh: '频数须为不小于 0 的整数。' },
  'grid-empty': { en: 'Enter or paste at least {min} rows.', zh: '请至少输入或粘贴 {min} 行。' },
  'grid-too-long': { en: 'At most {max} rows.', zh: '最多 {max} 行。' },
  'grid-row-unnamed': { en: 'Row {row} needs a name.', zh: '第 {row} 行需要名称。' },
  'grid-row-twice': { en: 'Two rows are called {name}.', zh: '有两行的名称均为“{name}”。' },
  'grid-cell-empty': { en: 'Fill in row {row}, column {column}.', zh: '请填写第 {row} 行第 {column} 列。' },
  'grid-not-a-number': {
    en: 'Row {row}, column {column}: {text} is not a number.',
    zh: '第 {row} 行第 {column} 列：“{text}”不是数值。',
  },
  'grid-out-of-bounds': {
    en: 'Row {row}, column {column}: {text} is outside of what can stand there.',
    zh: '第 {row} 行第 {column} 列：“{text}”超出允许范围。',
  },
  'grid-not-whole': {
    en: 'Row {row}, column {column}: {text} is not a whole number.',
    zh: '第 {row} 行第 {column} 列：“{text}”不是整数。',
  },
  'required-model': { en: 'Choose a fitted model.', zh: '请选择已拟合的模型。' },
  'required-set': { en: 'Choose a set of variables.', zh: '请选择变量集。' },
  'set-missing': { en: 'This set no longer exists in the dataset.', zh: '数据集中已不存在该变量集。' },
  'weights-not-supported': {
    en: 'This method has no {kind}. Choose frequency weights, or a method made for them.',
    zh: '该方法不支持{kind}。请改用频数权重，或选用专门的方法。',
  },
  'weights-sampling': { en: 'sampling weights', zh: '抽样权重' },
  'weights-precision': { en: 'precision weights', zh: '精度权重' },
  'weights-not-whole': {
    en: '{variable} holds {value}; a frequency is a whole number.',
    zh: '{variable} 含有 {value}；频数须为整数。',
  },
  'weights-not-whole-exact': {
    en: '{variable} holds {value}, and exact tests and intervals count whole cases. Round the weights first, or ask for no exact method where there is a choice.',
    zh: '{variable} 含有 {value}；精确检验与精确区间要求频数为整数，请先将权重取整，或在可选时改用非精确的方法。',
  },
  'weights-too-large': {
    en: 'The weights of {variable} stand for {n} {n|row|rows}; at most {max} can be analysed here.',
    zh: '{variable} 的权重合计 {n} 行，最多可分析 {max} 行。',
  },
  'too-many-levels': {
    en: '{variable} has {n} {n|level|levels}; split by one with at most {max}.',
    zh: '{variable} 有 {n} 个水平；拆分变量最多 {max} 个水平。',
  },
  'too-many-groups': {
    en: '{group} has more than {max} values; this many cannot be told apart in one figure. First merge values with “Recode values”, divide numbers with “Make groups of numbers”, or keep some of the rows with “Filter rows”.',
    zh: '{group} 的取值超过 {max} 个，无法在一幅图中分辨。请先用“重新编码”合并取值，用“数值分组”划分数值，或用“筛选个案”保留部分行。',
  },
  'numbers-undrawable': {
    en: '{variable} has numbers beyond 10¹⁵⁰, or so close to 0 that no axis can show them. Correct them with “Recode values”, or divide by a unit with “Compute a variable”.',
    zh: '{variable} 含有超过 10¹⁵⁰ 或过于接近 0 的数值，任何坐标轴都无法显示。请用“重新编码”更正，或用“计算变量”换算单位。',
  },
  'newer-version': {
    en: 'This was saved by a newer version of the program. Update to open it.',
    zh: '该分析由更高版本的程序保存，请更新后再打开。',
  },
} as const satisfies Readonly<Record<string, Words>>

export type KitMessageCode = keyof typeof kitMessages
