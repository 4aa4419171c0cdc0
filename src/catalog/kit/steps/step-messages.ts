import type { ExpressionErrorCode } from '#engine/expression/expression-error.ts'
import type { Words } from '../words.ts'

/** The kit's messages about steps, besides those about options (`messages.ts`). */
export const stepMessages = {
  'required-formula': { en: 'Write a formula.', zh: '请输入公式。' },
  'required-rule': { en: 'Add a rule.', zh: '请添加规则。' },
  'required-case': { en: 'Add a condition.', zh: '请添加条件。' },
  'required-correction': {
    en: 'Open a cell in the table and correct it there.',
    zh: '请在数据表中打开要更正的单元格并在那里更正。',
  },
  'required-condition': { en: 'Complete each condition.', zh: '请完成每个条件。' },
  'required-value': { en: 'Enter a value.', zh: '请输入取值。' },
  'required-statistic': { en: 'Add a statistic.', zh: '请添加统计量。' },
  'required-statistic-variable': {
    en: 'Choose a variable for each statistic.',
    zh: '请为每个统计量选择变量。',
  },
  'statistic-needs-numbers': {
    en: '{variable} has no numbers. Of texts and dates take the number of values, the first, the last or the most frequent one; of dates also the smallest and the largest.',
    zh: '{variable} 不是数值变量。文本和日期可取有效数、首个值、末个值或众数；日期还可取最小值和最大值。',
  },
  'required-analysis': { en: 'Choose an analysis.', zh: '请选择分析。' },
  'required-output': { en: 'Choose what to take over.', zh: '请选择要写入的结果。' },
  'required-dataset': { en: 'Choose a dataset.', zh: '请选择数据集。' },
  'too-many-datasets': { en: 'At most {max} datasets.', zh: '最多 {max} 个数据集。' },
  'same-dataset-twice': { en: 'A dataset is chosen twice.', zh: '同一数据集被重复选择。' },
  'other-column-missing': {
    en: 'The other dataset no longer has the variable {name}.',
    zh: '另一数据集中已不存在变量 {name}。',
  },
  'other-measure-not-accepted': {
    en: '{name} of the other dataset cannot be used here: its measurement level or type does not fit.',
    zh: '另一数据集的 {name} 的测量尺度或类型不符合此处要求。',
  },
  'other-variable-twice': { en: 'A variable is chosen twice.', zh: '同一变量被重复选择。' },
  'required-stubs': {
    en: 'Put at least one variable into each group of columns.',
    zh: '每组至少选择一个变量。',
  },
  'required-times': { en: 'Give each time a name.', zh: '请为每个时间点命名。' },
  'same-time-twice': { en: 'Two times have the same name.', zh: '有两个时间点同名。' },
  'stub-column-twice': {
    en: 'A variable is in two places. Each becomes one cell, so it can be in one place only.',
    zh: '同一变量出现在两处，每个变量只能放在一处。',
  },
  'required-levels': { en: 'Choose the values that get a variable.', zh: '请选择要生成变量的取值。' },
  'range-reversed': {
    en: 'The lower end of a range must not lie above the upper one.',
    zh: '范围的下限不能大于上限。',
  },
  'required-dictionary-item': { en: 'Add a variable.', zh: '请添加变量。' },
  'required-merge': { en: 'Choose texts to merge.', zh: '请选择要合并的文本。' },
  'required-merge-name': { en: 'Enter what the texts become.', zh: '请输入合并后的取值。' },
  'merged-twice': {
    en: 'A text is merged into two others, or into one that becomes another itself.',
    zh: '某个文本被合并到两个取值，或其目标取值本身也会被合并。',
  },
  'value-is-no-number': {
    en: '{variable} has numbers; {value} is none.',
    zh: '{variable} 是数值变量，{value} 不是数值。',
  },
  'text-has-no-ranges': {
    en: '{variable} has texts, which have no ranges. Enter each text.',
    zh: '{variable} 是文本变量，不能使用范围，请逐个输入文本。',
  },
  'required-rule-variable': { en: 'Choose the variables of each rule.', zh: '请为每条规则选择变量。' },
  'required-rule-limit': {
    en: 'Enter a lower or an upper limit for each range.',
    zh: '请为每条范围规则输入下限或上限。',
  },
  'required-rule-values': { en: 'Enter the allowed values.', zh: '请输入允许的取值。' },
  'required-rule-dates': {
    en: 'Choose at least two dates, in the order that they must have.',
    zh: '请按应有的先后顺序选择至少两个日期变量。',
  },
  'rule-needs-numbers': {
    en: '{variable} has no numbers, so it has no range. Write a formula such as day >= "2020-01-01" for dates.',
    zh: '{variable} 不是数值变量，不能检查范围。日期请改用公式，如 日期 >= "2020-01-01"。',
  },
  'rule-needs-dates': {
    en: '{variable} has no dates. Change its type first, or write a formula such as a <= b.',
    zh: '{variable} 不是日期变量。请先转换类型，或改用公式，如 a <= b。',
  },
  'rule-dates-as-values': {
    en: '{variable} has dates. Write a formula such as day >= "2020-01-01" instead of listing values.',
    zh: '{variable} 是日期变量。请改用公式，如 日期 >= "2020-01-01"，不要逐个列出取值。',
  },
  'required-secret-key': { en: 'Draw a key, or enter one.', zh: '请生成或输入密钥。' },
  'secret-key-form': {
    en: 'A key has 32 digits from 0 to 9 and a to f.',
    zh: '密钥须为 32 位，由 0 至 9 和 a 至 f 组成。',
  },
  'other-missing': {
    en: 'The other dataset no longer exists in this project. Restore it from the recycle bin, choose another, or take the step out.',
    zh: '本项目中已没有该数据集。请从回收站恢复、另选数据集，或移除此步骤。',
  },
  'other-rows-elsewhere': {
    en: 'The rows of {name} are on {device}. Give its file {file} to this device, or open the project there.',
    zh: '数据集 {name} 的数据行在 {device} 上。请在本设备提供其文件 {file}，或在该设备上打开项目。',
  },
  'other-version-changed': {
    en: '{name} has changed since this step was fixed to its version. Choose the current version, or follow it.',
    zh: '{name} 在本步骤固定其版本之后已有改动。请改用当前版本，或选择跟随更新。',
  },
  'goes-in-circles': {
    en: 'The other dataset is made from this one, so that each would wait for the other. Choose another dataset.',
    zh: '该数据集由当前数据集生成，形成循环依赖。请另选数据集。',
  },
  'analysis-missing': {
    en: 'The analysis no longer exists. Choose another, or take the step out.',
    zh: '该分析已不存在。请另选分析，或移除此步骤。',
  },
  'analysis-goes-in-circles': {
    en: 'The analysis uses a variable that comes from this step or a later one, so that each would wait for the other. Use other variables in the analysis.',
    zh: '该分析用到了由本步骤或其后步骤生成的变量，形成循环依赖。请在分析中改用其他变量。',
  },
  'required-name': { en: 'Enter a name.', zh: '请输入名称。' },
  'name-taken': { en: 'Another variable is already called {name}.', zh: '已有变量名为 {name}。' },
  'name-not-usable': {
    en: 'A name has 1 to 200 characters and no line breaks.',
    zh: '名称须为 1 至 200 个字符，且不含换行。',
  },
  'unknown-step': {
    en: 'This version of the program does not know the step {type}.',
    zh: '当前程序版本不支持步骤 {type}。',
  },
  'no-rows-left': { en: 'No rows are left.', zh: '没有剩余的行。' },
} as const satisfies Readonly<Record<string, Words>>

/** Why a formula cannot be parsed or applied. */
export const formulaMessages = {
  empty: { en: 'The formula is empty.', zh: '公式为空。' },
  'too-long': { en: 'The formula is longer than {limit} characters.', zh: '公式超过 {limit} 个字符。' },
  'too-deep': { en: 'The formula is nested too deeply.', zh: '公式嵌套过深。' },
  'unexpected-character': {
    en: 'The character {character} has no meaning here.',
    zh: '字符 {character} 在此没有意义。',
  },
  'unclosed-text': { en: 'A text is not closed by a quotation mark.', zh: '文本缺少结束引号。' },
  'unclosed-name': { en: 'A name is not closed by a backtick.', zh: '变量名缺少结束反引号。' },
  'unexpected-end': { en: 'The formula ends too early.', zh: '公式不完整。' },
  'unexpected-token': { en: 'This does not fit here.', zh: '此处内容不符合语法。' },
  'unknown-variable': {
    en: 'There is no variable called {name}. A text stands in quotation marks.',
    zh: '没有名为 {name} 的变量。文本请加引号。',
  },
  'unknown-function': { en: 'There is no function called {name}.', zh: '没有名为 {name} 的函数。' },
  'wrong-argument-count': {
    en: '{name} takes {least} to {most} arguments.',
    zh: '{name} 需要 {least} 至 {most} 个参数。',
  },
  'too-few-arguments': { en: '{name} takes {least} or more arguments.', zh: '{name} 至少需要 {least} 个参数。' },
  'wrong-type': { en: 'A {wanted} is needed here, this is a {found}.', zh: '此处需要 {wanted}，实际为 {found}。' },
  'no-order-for-text': {
    en: 'Texts can be equal or not; they have no order.',
    zh: '文本只能比较是否相等，不能比较大小。',
  },
  'not-a-date': { en: '{text} is not a date such as 2023-05-01.', zh: '{text} 不是日期（如 2023-05-01）。' },
  'not-a-condition': {
    en: 'The formula must be true or false, such as x > 1.',
    zh: '公式结果必须为真或假，例如 x > 1。',
  },
} as const satisfies Readonly<Record<ExpressionErrorCode, Words>>

/** The same as reasons for a broken step: `formula-empty` ... */
export const formulaStepMessages = Object.fromEntries(
  Object.entries(formulaMessages).map(([code, words]) => [`formula-${code}`, words]),
) as Readonly<Record<`formula-${ExpressionErrorCode}`, Words>>

/** The same as reasons that name the rule among several: `rule-empty` ... */
export const ruleStepMessages = Object.fromEntries(
  Object.entries(formulaMessages).map(([code, { en, zh }]) => [
    `rule-${code}`,
    { en: `Rule {rule}: ${en}`, zh: `第 {rule} 条规则：${zh}` },
  ]),
) as Readonly<Record<`rule-${ExpressionErrorCode}`, Words>>

/** The same as reasons that name the condition among several: `case-empty` ... */
export const caseStepMessages = Object.fromEntries(
  Object.entries(formulaMessages).map(([code, { en, zh }]) => [
    `case-${code}`,
    { en: `Condition {case}: ${en}`, zh: `第 {case} 个条件：${zh}` },
  ]),
) as Readonly<Record<`case-${ExpressionErrorCode}`, Words>>
