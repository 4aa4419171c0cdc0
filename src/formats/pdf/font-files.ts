import type { FontName, Look } from '#figure/look.ts'

/** One file of `public/fonts`. */
export interface FontFile {
  readonly name: string
  readonly style: 'normal' | 'bold' | 'italic'
}

const latin = (family: string): readonly FontFile[] => [
  { name: `${family}-latin`, style: 'normal' },
  { name: `${family}-latin-bold`, style: 'bold' },
  { name: `${family}-latin-italic`, style: 'italic' },
  { name: `${family}-greek`, style: 'normal' },
  { name: `${family}-greek-italic`, style: 'italic' },
]

/** Chinese, and mathematical and other symbols that the Latin files lack. */
const chinese = (family: string): readonly FontFile[] =>
  ['chinese', '90', '91', '100', '105', '107', '109'].map((part) => ({ name: `${family}-${part}`, style: 'normal' }))

const latinFiles: Readonly<Record<FontName, readonly FontFile[]>> = { sans: latin('arimo'), serif: latin('tinos') }
const chineseFiles: Readonly<Record<FontName, readonly FontFile[]>> = {
  sans: chinese('noto-sans-sc'),
  serif: chinese('noto-serif-sc'),
}

/**
 * The files of a figure's typefaces, in the order in which a character is looked up. Arimo and Tinos have the metrics of Arial and Times, for which
 * figures are laid out.
 */
export function fontFiles(look: Pick<Look, 'font' | 'chineseFont'> | undefined): readonly FontFile[] {
  const { font = 'sans', chineseFont = font } = look ?? {}
  return [...latinFiles[font], ...chineseFiles[chineseFont]]
}
