import type { Words } from '#catalog/kit/words.ts'
import type { LossCode } from './losses.ts'

/** What is lost or changed. `names`: the variables, some with what becomes of them. */
export const lossWords: Readonly<Record<LossCode, Words>> = {
  'codes-as-values': {
    en: 'The format has no room for all missing codes. Cells with these count as values there: {names}.',
    zh: '该格式无法声明全部缺失值代码，下列代码在文件中将被当作有效值：{names}。',
  },
  'labels-for-this-program': {
    en: 'Labels are in the file, but only this program reads them: {names}.',
    zh: '标签已写入文件，但只有本程序能读取：{names}。',
  },
  'codes-as-letters': {
    en: 'Missing codes become missing values of Stata with a label: {names}.',
    zh: '缺失值代码改为 Stata 缺失值（带标签）：{names}。',
  },
  'codes-as-plain': {
    en: 'There are more missing codes than kinds of missing values: these become plain missing values: {names}.',
    zh: '缺失值代码多于可用的缺失值类型，多出的改为普通缺失值：{names}。',
  },
  'tags-as-codes': {
    en: 'Kinds of missing values become missing codes: {names}.',
    zh: '不同类型的缺失值改为缺失值代码：{names}。',
  },
  'tags-left-out': {
    en: 'Kinds of missing values are not kept; the cells are plainly missing: {names}.',
    zh: '缺失值的类型未保留，单元格为普通缺失值：{names}。',
  },
  'numbers-too-large': {
    en: 'Infinite numbers, and those above 8.9e307, become missing: {names}.',
    zh: '无穷大及大于 8.9e307 的数值改为缺失：{names}。',
  },
  'numbers-out-of-range': {
    en: 'Numbers above 7.2e75 or nearer to zero than 5.4e-79 become missing: {names}.',
    zh: '绝对值大于 7.2e75 或小于 5.4e-79（非零）的数值改为缺失：{names}。',
  },
  'texts-cut': {
    en: 'Texts are longer than the format permits and are cut: {names}.',
    zh: '文本超过该格式的长度上限，已截断：{names}。',
  },
  'blanks-cut': {
    en: 'Blanks at the end of texts are not kept: {names}.',
    zh: '文本末尾的空格未保留：{names}。',
  },
  'names-changed': {
    en: 'Names of variables are changed because the format does not permit them: {names}.',
    zh: '变量名不符合该格式的规定，已改名：{names}。',
  },
  'labels-cut': {
    en: 'Labels are longer than the format permits and are cut: {names}.',
    zh: '标签超过该格式的长度上限，已截断：{names}。',
  },
  'value-labels-left-out': {
    en: 'The format has no value labels for texts, fractions or times such as these: {names}.',
    zh: '该格式不支持给文本、小数或时间加值标签，下列变量的值标签未保留：{names}。',
  },
  'measures-left-out': {
    en: 'The measurement level is not kept: {names}.',
    zh: '测量尺度未保留：{names}。',
  },
  'formats-left-out': {
    en: 'The way in which values are shown (time of day, percent, month) is not kept; the values are: {names}.',
    zh: '显示格式（时刻、百分比、月份等）未保留，数值不变：{names}。',
  },
  'notes-left-out': {
    en: 'Notes to variables are not kept: {names}.',
    zh: '变量备注未保留：{names}。',
  },
  'weight-left-out': {
    en: 'The format does not say which variable has the case weights: {names}.',
    zh: '该格式无法记录加权变量：{names}。',
  },
  'sets-left-out': {
    en: 'Sets of variables are not kept: {names}.',
    zh: '变量集（多选题、维度）未保留：{names}。',
  },
}
