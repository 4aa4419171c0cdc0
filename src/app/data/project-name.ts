/** Letters and digits of any script; the same rule as the server's. */
export const PROJECT_NAME = /^[\p{L}\p{N}]{1,100}$/u

/** A text without what a project name may not have. */
export function cleanName(text: string): string {
  return Array.from(text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, ''))
    .slice(0, 100)
    .join('')
}

/** The name of a project for a file: the file's name without its ending and without what a project name may not have. */
export function nameFromFile(file: string): string {
  return cleanName(file.replace(/\.[^.]+$/, ''))
}
