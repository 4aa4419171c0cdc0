export interface DocumentFigure {
  readonly title: string
  /** Alternative text. */
  readonly description: string
  /** mm */
  readonly width: number
  /** mm */
  readonly height: number
  readonly png: Uint8Array<ArrayBuffer>
  /** Shown by Word 2016 and later instead of the PNG. */
  readonly svg?: string
}
