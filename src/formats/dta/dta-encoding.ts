import { encodingOfTexts } from '../typed/text-encoding.ts'
import type { FileEncoding } from '../typed/typed-file.ts'

/**
 * The encoding of the texts: the chosen one; from version 118 on UTF-8, unless most of the texts are not in it; before, files do not name it, and
 * it is recognised.
 * @throws FormatError `unsupported-encoding`, `unknown-encoding`
 */
export function dtaEncoding(version: number, chosen: string | undefined, sample: Uint8Array): FileEncoding {
  if (version < 118) return encodingOfTexts('', chosen, sample)
  // texts that an older Stata wrote stay as they were if a file is not converted, and a few of them do not make the others another encoding
  if (chosen === undefined && isPartlyUtf8(sample))
    return { encoding: 'utf-8', by: 'file', alternatives: ['gb18030', 'windows-1252'] }
  return encodingOfTexts('utf-8', chosen, sample)
}

/** Whether there are signs that are not UTF-8, and more that are. */
function isPartlyUtf8(sample: Uint8Array): boolean {
  let valid = 0
  let invalid = 0
  for (const sign of new TextDecoder().decode(sample)) {
    if (sign === '\uFFFD') invalid += 1
    else if (sign >= '\x80') valid += 1
  }
  return invalid > 0 && valid > invalid
}
