import type { Words } from '#catalog/kit/words.ts'

/** Why a file was refused, by `FormatError` code. Parameters are in braces. */
export const formatWords = {
  'empty-file': { en: 'The file is empty.', zh: '文件是空的。' },
  'pdf-characters': {
    en: 'The fonts for PDF lack these characters: {characters}. Take them out of the figure’s words, or save it as SVG or PNG.',
    zh: 'PDF 字体中没有以下字符：{characters}。请从图中文字里去掉这些字符，或保存为 SVG、PNG。',
  },
  'pdf-fonts-absent': {
    en: 'The fonts for PDF (2 MB) are not on this device yet. Connect once and save again, or save as SVG or PNG.',
    zh: 'PDF 字体（约 2 MB）尚未下载到本设备。请联网后再保存一次，或保存为 SVG、PNG。',
  },
  'not-a-document': {
    en: 'This is neither a Word document nor a PDF.',
    zh: '该文件既不是 Word 文档，也不是 PDF。',
  },
  'damaged-provenance': {
    en: 'The record of how this file was computed is damaged, so nothing in it can be checked. Ask its author for the file as it was saved.',
    zh: '该文件中记录计算过程的部分已损坏，无法核对。请向作者索取原始保存的文件。',
  },
  'newer-provenance': {
    en: 'A newer version of this program wrote the file. Reload this page to get that version, then open the file again.',
    zh: '该文件由更新版本的程序生成。请刷新本页面获取新版本后重新打开。',
  },
  'no-rows': {
    en: 'The file has a header but no rows below it.',
    zh: '文件只有表头，没有数据行。',
  },
  'no-columns': { en: 'No columns were found in the file.', zh: '文件中没有找到任何列。' },
  'too-many-columns': {
    en: 'The file has {columns} columns; at most {limit} can be read. Is it transposed, or is the separator another one?',
    zh: '文件有 {columns} 列，最多可读取 {limit} 列。是否行列颠倒，或分隔符选错了？',
  },
  'too-many-rows': {
    en: 'The file has more than {limit} rows, more than this program can hold.',
    zh: '文件超过 {limit} 行，超出本程序的容量。',
  },
  'unclosed-quote': {
    en: 'A quotation mark opened in row {row} is never closed. The file may have been cut off, or the mark is a stray one.',
    zh: '第 {row} 行有一个引号没有闭合。文件可能不完整，或该引号是误输入。',
  },
  'row-too-long': {
    en: 'Row {row} is longer than {limit} MB. This does not look like a table.',
    zh: '第 {row} 行超过 {limit} MB,这不像是一个表格。',
  },
  'wrong-encoding': {
    en: 'The file is not written in {encoding}. Choose another encoding.',
    zh: '文件不是 {encoding} 编码，请选择其他编码。',
  },
  'unknown-encoding': {
    en: 'The encoding of the file could not be recognised. Choose one by hand.',
    zh: '无法识别文件的编码，请手动选择。',
  },
  'unsupported-encoding': {
    en: 'This browser cannot read the encoding {encoding}.',
    zh: '当前浏览器不支持 {encoding} 编码。',
  },
  'nul-bytes': {
    en: 'The file contains NUL bytes, so it is not a text file, or it is damaged.',
    zh: '文件中含有空字节，不是文本文件，或已损坏。',
  },
  'not-text': {
    en: 'This is not a text file, whatever its name says.',
    zh: '无论扩展名是什么，这都不是文本文件。',
  },
  'is-xlsx': {
    en: 'This is an Excel workbook with the wrong name. Rename it to .xlsx and open it again.',
    zh: '这其实是 Excel 工作簿。请将扩展名改为 .xlsx 后再打开。',
  },
  'is-pdf': { en: 'This is a PDF document, not a table.', zh: '这是 PDF 文档，不是数据表。' },
  'is-image': { en: 'This is a picture, not a table.', zh: '这是图片，不是数据表。' },
  'is-cport': {
    en: 'This is a SAS CPORT file, which only SAS can read. In SAS write it with the XPORT engine, libname x xport "x.xpt"; proc copy in=work out=x; run;, and open that file.',
    zh: '这是 SAS CPORT 文件，只有 SAS 能读取。请在 SAS 中用 XPORT 引擎写出：libname x xport "x.xpt"; proc copy in=work out=x; run;，再打开该文件。',
  },
  'is-compressed': {
    en: 'This file is compressed. Unpack it first and open what is in it. If R made it (.RData, .rda, .rds), it is damaged: save it there again, saveRDS(x, "x.rds").',
    zh: '这是压缩文件，请先解压，再打开其中的文件。如果它由 R 生成（.RData、.rda、.rds），则文件已损坏，请在 R 中重新保存：saveRDS(x, "x.rds")。',
  },
  'damaged-data-file': {
    en: 'The {format} file is damaged at byte {at}, and nothing of it was read. Open it in the program that made it, and save it again.',
    zh: '{format} 文件在第 {at} 字节处损坏，未读取任何内容。请在原程序中打开并重新保存。',
  },
  'cut-data-file': {
    en: 'The {format} file ends within row {row} of {rows}: it was not copied whole. Copy it again.',
    zh: '{format} 文件在第 {row} 行（共 {rows} 行）处中断，复制不完整，请重新复制。',
  },
  'unsupported-data-file': {
    en: 'This {format} file is of a kind that cannot be read: {what}. Save it in another version, or as CSV.',
    zh: '无法读取该 {format} 文件：{what}。请另存为其他版本，或存为 CSV。',
  },
  'encrypted-data-file': {
    en: 'The {format} file is encrypted. Save it without encryption in the program that made it, and open that file.',
    zh: '{format} 文件已加密。请在原程序中以不加密的方式另存，再打开该文件。',
  },
  'old-feather': {
    en: 'This is a Feather file of version 1, which is not read here. Write it as version 2: in R write_feather(x, "x.feather") of the package arrow, in Python x.to_feather("x.feather").',
    zh: '这是第 1 版 Feather 文件，本程序不能读取。请写成第 2 版：R 中用 arrow 包的 write_feather(x, "x.feather")，Python 中用 x.to_feather("x.feather")。',
  },
  'not-a-spreadsheet': {
    en: 'The file is not an OpenDocument spreadsheet (.ods or .fods).',
    zh: '文件不是 OpenDocument 电子表格(.ods 或 .fods)。',
  },
  'damaged-old-excel': {
    en: 'The Excel file (.xls) is damaged. Open it in Excel or WPS, save it as .xlsx, and open that.',
    zh: '该 Excel 文件(.xls)已损坏。请用 Excel 或 WPS 打开，另存为 .xlsx 后再打开。',
  },
  'old-excel-too-large': {
    en: 'An Excel file of the old format (.xls) may have {limit} MB at most. Save it as .xlsx in Excel or WPS and open that.',
    zh: '旧版 Excel 文件(.xls)最大 {limit} MB。请在 Excel 或 WPS 中另存为 .xlsx 后再打开。',
  },
  'json-no-table': {
    en: 'The JSON file holds no table: no list of records and no columns of the same length. Save the records as a list, [{"age": 41}, {"age": 52}], or one on each line.',
    zh: 'JSON 文件中没有表格：既没有记录列表，也没有等长的列。请把记录存为列表，如 [{"age": 41}, {"age": 52}]，或每行一条记录。',
  },
  'json-not-utf-8': {
    en: 'The JSON file is not in UTF-8, which JSON has to be: byte {at} is the first that is not. Save it in UTF-8 in the program that made it.',
    zh: 'JSON 文件必须为 UTF-8 编码，而该文件从第 {at} 字节起不是。请在原程序中以 UTF-8 编码重新保存。',
  },
  'not-a-redcap-dictionary': {
    en: 'None or both of these files are a REDCap data dictionary, whose first column is “Variable / Field Name”. Download it in REDCap from Designer or Data Dictionary, and the data as CSV with raw values.',
    zh: '这两个文件中应恰有一个是 REDCap 数据字典（首列为“Variable / Field Name”）。请在 REDCap 的 Designer 或 Data Dictionary 页面下载数据字典，并以 CSV（原始值）导出数据。',
  },
  'header-out-of-range': {
    en: 'The header was said to be in row {row}, but the file has only {rows} rows.',
    zh: '指定的表头在第 {row} 行，但文件只有 {rows} 行。',
  },
  'schema-mismatch': {
    en: 'The file has {found} columns; the data set was imported with {expected}. It is not the same file.',
    zh: '文件有 {found} 列，而该数据集导入时有 {expected} 列，不是同一个文件。',
  },
  'newer-reader': {
    en: 'This data set was imported with a newer version of this program. Update first.',
    zh: '该数据集由更新版本的程序导入，请先更新。',
  },
  'not-a-zip': {
    en: 'This is not a file of the kind that its name says, or it is damaged.',
    zh: '文件与扩展名不符，或已损坏。',
  },
  'damaged-zip': {
    en: 'The file is damaged or was not fully copied ({entry}).',
    zh: '文件已损坏或未完整复制（{entry}）。',
  },
  'encrypted-file': {
    en: 'The file is protected with a password. Remove the password and open it again.',
    zh: '文件有密码保护，请先取消密码再打开。',
  },
  'too-large-inflated': {
    en: 'Unpacked, {entry} would be larger than {limit} MB. The file was refused for safety.',
    zh: '{entry} 解压后超过 {limit} MB,出于安全考虑已拒绝。',
  },
  'suspicious-compression': {
    en: '{entry} is compressed {ratio} to 1, as only harmful files are. The file was refused for safety.',
    zh: '{entry} 的压缩比高达 {ratio}:1,疑似恶意文件，已拒绝。',
  },
  'not-a-workbook': { en: 'The file is not an Excel workbook (.xlsx).', zh: '文件不是 Excel 工作簿(.xlsx)。' },
  'no-sheets': { en: 'The workbook has no sheet with cells.', zh: '工作簿中没有含数据的工作表。' },
  'unknown-sheet': { en: 'The workbook has no sheet named {sheet}.', zh: '工作簿中没有名为 {sheet} 的工作表。' },
  'unknown-table': { en: 'The file has no table named {table}.', zh: '文件中没有名为 {table} 的表。' },
  'bad-reference': {
    en: 'The workbook names a cell or row {reference}, which no Excel sheet has: they go from A1 to XFD1048576. Open it in Excel or WPS, save it again as .xlsx, and open that.',
    zh: '工作簿中写有单元格或行 {reference}，而 Excel 工作表只有 A1 到 XFD1048576。请用 Excel 或 WPS 打开，重新另存为 .xlsx 后再打开。',
  },
  'cell-too-long': {
    en: 'A cell of the workbook holds more than {limit} MB of text, where Excel takes 32 767 characters. Shorten the text and open the file again.',
    zh: '工作簿中有一个单元格的文字超过 {limit} MB，而 Excel 单元格最多 32767 个字符。请缩短文字后再打开。',
  },
  'mostly-blank': {
    en: 'The table would have {rows} rows and {columns} columns, nearly all of them blank. Delete the stray cells far to the right or far below, and open the file again.',
    zh: '表格将有 {rows} 行、{columns} 列，几乎全为空白。请删除最右侧或最下方的零散单元格后再打开。',
  },
  'repeated-texts': {
    en: 'The workbook repeats long texts so often that the table would not fit into memory. Shorten the long texts or delete their columns, and open the file again.',
    zh: '工作簿中的长文本重复过多，内存无法容纳该表格。请缩短长文本或删除其所在的列后再打开。',
  },
  'damaged-sheet': { en: 'The sheet {sheet} is damaged.', zh: '工作表 {sheet} 已损坏。' },
  'sheet-too-large': {
    en: 'An Excel sheet holds {limit} rows at most; there are {rows}. Export to CSV instead.',
    zh: 'Excel 工作表最多 {limit} 行，数据有 {rows} 行。请改为导出 CSV。',
  },
  'not-a-project': { en: 'The file is not a saved project.', zh: '文件不是已保存的项目。' },
  'newer-project': {
    en: 'The project was saved by a newer version of this program. Update first.',
    zh: '该项目由更新版本的程序保存，请先更新。',
  },
  'damaged-recipe': {
    en: 'This is no recipe of steps, or it is damaged. Choose a file that was saved with “Save the recipe”.',
    zh: '该文件不是步骤配方，或已损坏。请选择用“保存配方”保存的文件。',
  },
  'damaged-project': {
    en: 'The project file is damaged: {part} is missing or wrong.',
    zh: '项目文件已损坏：{part} 缺失或有误。',
  },
} as const satisfies Readonly<Record<string, Words>>

export type FormatCode = keyof typeof formatWords
