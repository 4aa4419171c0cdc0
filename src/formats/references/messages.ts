import type { Words } from '#catalog/kit/words.ts'

/** Why a file of references, or one record of it, was not read, by code. Lines count from 1. */
export const referenceWords = {
  'not-references': {
    en: 'The file is neither RIS nor BibTeX. In EndNote, Zotero or CNKI export the works as RIS or BibTeX, and open that file.',
    zh: '文件不是 RIS 或 BibTeX 格式。请在 EndNote、Zotero 或中国知网中将文献导出为 RIS 或 BibTeX，再打开该文件。',
  },
  'references-too-large': {
    en: 'The file has more than {limit} MB, more than a list of references needs. Export the works in several parts.',
    zh: '文件超过 {limit} MB，超出文献列表的正常大小。请分批导出。',
  },
  'too-many-records': {
    en: 'From line {line} on, nothing was read: {limit} works were read, or {limit} records were refused. Export the works in several parts.',
    zh: '第 {line} 行起未读取：已读取 {limit} 条文献，或已有 {limit} 条被拒绝。请分批导出。',
  },
  'record-no-title': {
    en: 'Line {line}: this work has no title. Add one in the program that the file comes from, and export again.',
    zh: '第 {line} 行：该文献没有题名。请在原软件中补全后重新导出。',
  },
  'record-too-long': {
    en: 'Line {line}: a field of this work is longer than {limit} characters. Shorten it, and export again.',
    zh: '第 {line} 行：该文献有一个字段超过 {limit} 个字符。请缩短后重新导出。',
  },
  'ris-unfinished': {
    en: 'Line {line}: this record has no last line “ER  - ”. The file may have been cut off; export it again.',
    zh: '第 {line} 行：该记录缺少结束行“ER  - ”，文件可能不完整，请重新导出。',
  },
  'ris-outside': {
    en: 'Line {line} belongs to no record, because no line “TY  - ” comes before it. Export the work again.',
    zh: '第 {line} 行不属于任何记录：其前没有“TY  - ”行。请重新导出该文献。',
  },
  'bibtex-unclosed': {
    en: 'Line {line}: this entry is never closed. A brace or a quotation mark is missing in it.',
    zh: '第 {line} 行：该条目没有闭合，缺少花括号或引号。',
  },
  'bibtex-no-field': {
    en: 'Line {line}: after “{after}” an entry needs “field = {value},”. Correct this line.',
    zh: '第 {line} 行：“{after}”之后应为“字段 = {value},”的形式，请修改该行。',
  },
  'bibtex-unknown-string': {
    en: 'Line {line}: the abbreviation {name} is defined nowhere above. Define it with @string, or put the text in braces.',
    zh: '第 {line} 行：缩写 {name} 在前文没有定义。请用 @string 定义，或将文字放在花括号中。',
  },
} as const satisfies Readonly<Record<string, Words>>

export type ReferenceCode = keyof typeof referenceWords
