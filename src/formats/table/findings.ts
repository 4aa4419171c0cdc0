import type { Words } from '#catalog/kit/words.ts'
import type { CellKind } from './cell-kind.ts'
import type { CellAction } from './schema.ts'

/** Something that a reader noticed in a file that it accepted. */
export interface Finding {
  readonly code: FindingCode
  /** Id of the column, if the finding is about one. */
  readonly column?: string
  readonly params: Readonly<Record<string, string | number>>
  /** For `unusual-cells`: the most frequent texts of the kind. Values of rows, so they stay on the device. */
  readonly cells?: readonly UnusualCell[]
}

export interface UnusualCell {
  readonly text: string
  readonly count: number
  readonly kind: CellKind
  readonly action: CellAction
}

/** What happens to an unusual cell. */
export const actionWords: Readonly<Record<CellAction, Words>> = {
  number: { en: 'the number in it', zh: '取其中的数字' },
  hundredth: { en: 'a hundredth', zh: '百分之一' },
  half: { en: 'half the limit', zh: '检出限 / 2' },
  'root-half': { en: 'the limit / √2', zh: '检出限 / √2' },
  'first-day': { en: 'the first day', zh: '首日' },
  middle: { en: 'the middle', zh: '中间日' },
  missing: { en: 'missing', zh: '缺失' },
  keep: { en: 'kept', zh: '保留' },
  value: { en: 'the value that was given', zh: '指定的值' },
}

export const findingWords = {
  'unusual-cells': {
    en: '{count} cells are not plainly of the type of the column.',
    zh: '{count} 个单元格不完全符合该列的类型。',
  },
  'personal-data': {
    en: 'The column seems to tell who a patient is. Leave it out unless you need it.',
    zh: '该列可能含有可识别患者身份的信息，如非必要建议移除。',
  },
  'blank-names': {
    en: '{count} columns have no name and were called {names}.',
    zh: '{count} 列没有列名，已命名为 {names}。',
  },
  'duplicate-names': {
    en: '{count} column names occur twice and were made unique: {names}.',
    zh: '{count} 个列名重复，已改为唯一：{names}。',
  },
  'short-rows': {
    en: '{count} rows have fewer cells than there are columns; the first is row {first}. The rest of each was left blank.',
    zh: '{count} 行的单元格少于列数（首见于第 {first} 行）,缺少部分按空白处理。',
  },
  'long-rows': {
    en: '{count} rows have more cells than the header; the first is row {first}. Columns were added for them. Look for a separator within a text.',
    zh: '{count} 行的单元格多于表头（首见于第 {first} 行）,已为多出的单元格增加列。请检查文本中是否含有分隔符。',
  },
  'blank-lines': { en: '{count} blank lines were skipped.', zh: '已跳过 {count} 个空行。' },
  'malformed-quotes': {
    en: '{count} quoted cells have text behind the closing quotation mark. Check them for stray marks.',
    zh: '{count} 个带引号的单元格在引号之后还有文字，请检查是否有多余的引号。',
  },
  'maybe-truncated': {
    en: 'The last row is shorter than the others and the file ends within it: it may have been cut off.',
    zh: '最后一行比其他行短，且文件在行中结束，文件可能不完整。',
  },
  'kept-as-text-leading-zeros': {
    en: '{count} cells begin with a zero, such as 001: the column stays text so that the zeros are kept.',
    zh: '{count} 个单元格以 0 开头（如 001）,该列按文本保留以免丢失 0。',
  },
  'kept-as-text-long-digits': {
    en: '{count} cells have 16 digits or more, which a number cannot hold exactly: the column stays text.',
    zh: '{count} 个单元格有 16 位以上数字，数值无法精确保存，该列按文本保留。',
  },
  'kept-as-text-mixed': {
    en: 'The column mixes numbers or dates with other texts: {count} of {total} cells are no text. It stays text.',
    zh: '该列混有数字或日期与其他文字（{total} 个中有 {count} 个不是文字）,按文本保留。',
  },
  'kept-as-text-date-orders': {
    en: 'Some dates of the column have the month first and some the day: it stays text.',
    zh: '该列日期的月日顺序不一致，按文本保留。',
  },
  'ambiguous-date-order': {
    en: 'No date in the column shows whether 3/4 is March or April. Month first was assumed; please check.',
    zh: '该列日期无法判断 3/4 是三月还是四月，已按月在前处理，请核对。',
  },
  'numbers-read-as-dates': {
    en: 'Numbers of the column were read as dates ({form}).',
    zh: '该列的数字已按日期读取（{form}）。',
  },
  'percent-numbers': {
    en: '{count} cells such as 12% were read as 12; the label of the column says that its unit is %.',
    zh: '{count} 个如 12% 的单元格已读作 12，变量标签注明单位为 %。',
  },
  'time-zone-dropped': {
    en: '{count} times name a time zone, which is not used: they are read as written.',
    zh: '{count} 个时间带有时区，时区未使用，按所写时间读取。',
  },
  'spaces-trimmed': { en: 'Spaces around {count} cells were removed.', zh: '已去除 {count} 个单元格首尾的空格。' },
  'empty-column': { en: 'The column has no values.', zh: '该列没有任何值。' },
  'precision-lost': {
    en: '{count} numbers have 16 digits or more: Excel keeps only 15, so the last digits were lost before this file was saved.',
    zh: '{count} 个数字超过 15 位，Excel 只保留 15 位，末尾数字在保存文件时已丢失。',
  },
  'formulas-without-value': {
    en: '{count} formulas have no stored result and are blank. Open the file in Excel or WPS and save it once.',
    zh: '{count} 个公式没有保存结果，按空白处理。请用 Excel 或 WPS 打开并保存一次。',
  },
  'merged-cells': {
    en: '{count} merged areas lie below the header: only their first cell has a value.',
    zh: '表头以下有 {count} 处合并单元格，只有首个单元格有值。',
  },
  'dates-out-of-range': {
    en: '{count} dates lie outside the years 1 to 9999 and are left blank.',
    zh: '{count} 个日期不在公元 1 至 9999 年之间，按空白处理。',
  },
  'texts-undecodable': {
    en: '{count} texts have characters that the encoding does not have; they are shown as �. Go back and choose another encoding.',
    zh: '{count} 段文字含有所选编码中没有的字符，显示为 �。请返回并选择其他编码。',
  },
  'binary-left-out': {
    en: '{count} binary or nested values have no form in a table and are left out.',
    zh: '{count} 个二进制或嵌套的值无法用表格表示，未导入。',
  },
  'characteristics-left-out': {
    en: '{count} characteristics of the Stata file, which are not labels or notes, are left out.',
    zh: 'Stata 文件中有 {count} 项特征（characteristics）不是标签或注释，未导入。',
  },
  'rows-cut': {
    en: 'The file ends within its last row, which is left out: it may not have been copied whole.',
    zh: '文件在最后一行中间结束，该行未导入，文件可能复制不完整。',
  },
  'labels-of-unknown': {
    en: '{count} sets of value labels belong to no variable of the file and are left out.',
    zh: '{count} 组值标签不属于文件中的任何变量，未导入。',
  },
  'deleted-rows-kept': {
    en: '{count} rows seem to be deleted in the file, but it does not say so clearly: they are kept. Compare the number of rows with SAS.',
    zh: '{count} 行在文件中似乎已删除，但标记不一致，仍予保留。请与 SAS 中的行数核对。',
  },
  'deleted-rows-left-out': {
    en: '{count} rows are marked as deleted in the file, and were left out.',
    zh: '文件中有 {count} 行标记为已删除，未导入。',
  },
  'instants-in-utc': {
    en: 'The times of the column are stored as instants, without a time zone to show them in: they are shown in UTC.',
    zh: '该列时间以时刻保存，未注明显示时区，按 UTC 显示。',
  },
  'lists-as-text': {
    en: 'The column contains lists or maps, which have no form in a table and became text (JSON).',
    zh: '该列含有列表或映射，无法用表格表示，已转为文本（JSON）。',
  },
  'log-not-read': {
    en: 'The database keeps its last changes in another file (-wal), which is not read. Close the program that writes it, and open it again.',
    zh: '数据库最近的修改保存在另一个文件（-wal）中，未读取。请关闭写入该数据库的程序后重新打开。',
  },
} as const satisfies Readonly<Record<string, Words>>

export type FindingCode = keyof typeof findingWords
