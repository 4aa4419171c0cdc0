import { accessSync, constants, statSync } from 'node:fs'
import type { Words } from '#catalog/kit/words.ts'

/** A file that cannot be read or written, as a sentence: exit code 2. */
export class FileFault extends Error {
  override readonly name = 'FileFault'
  readonly words: Words

  constructor(words: Words) {
    super(words.en)
    this.words = words
  }
}

/** The file error behind an error of the system; undefined for all others. */
export function fileFault(error: unknown, path: string): FileFault | undefined {
  if (!(error instanceof Error)) return undefined
  const code = error.name === 'NotReadableError' ? 'NotReadableError' : (error as NodeJS.ErrnoException).code
  const reason = code === undefined ? undefined : reasons.get(code)
  return reason && new FileFault({ en: `${path}: ${reason.en}`, zh: `${path}：${reason.zh}` })
}

/** Throws unless the path is a readable file. */
export function mustBeReadable(path: string): void {
  try {
    accessSync(path, constants.R_OK)
    if (statSync(path).isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' })
  } catch (error) {
    throw fileFault(error, path) ?? error
  }
}

const noPermission: Words = {
  en: 'you may not read or write here. Change its permissions or choose another place.',
  zh: '没有读取或写入的权限。请更改权限或换一个位置。',
}
const noRoom: Words = {
  en: 'the disk is full. Free some space or choose another place; nothing was written.',
  zh: '磁盘已满。请腾出空间或换一个位置；没有写入任何内容。',
}
const noFolder: Words = {
  en: 'a part of this path is not a folder. Check how it is spelt.',
  zh: '路径中有一部分不是文件夹。请检查拼写。',
}
const changedMeanwhile: Words = {
  en: 'the file could not be read to its end: it was removed or changed meanwhile. Run the command again once it is complete.',
  zh: '文件没有读完：读取期间它被移走或改动了。请在文件完整后重新运行命令。',
}

const reasons: ReadonlyMap<string, Words> = new Map([
  [
    'ENOENT',
    { en: 'there is no such file or folder. Check how it is spelt.', zh: '没有这个文件或文件夹。请检查拼写。' },
  ],
  ['EISDIR', { en: 'this is a folder. Name a file.', zh: '这是一个文件夹。请指定一个文件。' }],
  ['EEXIST', noFolder],
  ['ENOTDIR', noFolder],
  ['EACCES', noPermission],
  ['EPERM', noPermission],
  ['EROFS', noPermission],
  ['ENOSPC', noRoom],
  ['EDQUOT', noRoom],
  ['EFBIG', noRoom],
  ['EIO', { en: 'the disk reported an error. Try another place.', zh: '磁盘报告了错误。请换一个位置再试。' }],
  ['NotReadableError', changedMeanwhile],
])
