/** Formats in which a figure can be sent to a journal. */
export type SentFormat = 'pdf' | 'svg' | 'tiff' | 'png' | 'jpg' | 'docx'

/** What a journal asks of the file of a figure. */
export interface FileRules {
  /** The preferred one first. */
  readonly formats: readonly SentFormat[]
  /** Dots per inch of an image of lines and text. */
  readonly leastDpi: number
  readonly mostDpi?: number
}

export type FileFinding = 'format' | 'dpi-low' | 'dpi-high'

/**
 * Whether a journal takes a file.
 * @param dpi of the image in the file; undefined for a drawing
 */
export function checkFile(format: SentFormat, dpi: number | undefined, rules: FileRules): readonly FileFinding[] {
  const { formats, leastDpi, mostDpi = Number.POSITIVE_INFINITY } = rules
  const found: FileFinding[] = formats.includes(format) ? [] : ['format']
  if (dpi === undefined) return found
  if (dpi < leastDpi) found.push('dpi-low')
  if (dpi > mostDpi) found.push('dpi-high')
  return found
}

/** The smallest of the offered resolutions that a journal takes; the largest if it takes none. */
export function dpiFor(
  { leastDpi, mostDpi = Number.POSITIVE_INFINITY }: FileRules,
  offered: readonly number[],
): number {
  return offered.find((dpi) => dpi >= leastDpi && dpi <= mostDpi) ?? Math.max(...offered)
}
