import { convertMillimetersToTwip, type ISectionOptions, PageOrientation } from 'docx'

export interface Margins {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Twips. */
const a4 = { width: 11_906, height: 16_838 }
/** mm */
const a4Size = { width: 210, height: 297 }
/** mm */
export const usualMargins: Margins = { top: 25, right: 25, bottom: 25, left: 25 }

/** A4, upright or across. `margins` in mm. */
export function pageOf(across: boolean, margins = usualMargins): NonNullable<ISectionOptions['properties']> {
  return {
    page: {
      size: {
        width: a4.width,
        height: a4.height,
        orientation: across ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
      },
      margin: {
        top: convertMillimetersToTwip(margins.top),
        bottom: convertMillimetersToTwip(margins.bottom),
        left: convertMillimetersToTwip(margins.left),
        right: convertMillimetersToTwip(margins.right),
      },
    },
  }
}

/** What the margins leave of A4, in mm. */
export function textArea(across: boolean, margins = usualMargins) {
  const { width, height } = across ? { width: a4Size.height, height: a4Size.width } : a4Size
  return { width: width - margins.left - margins.right, height: height - margins.top - margins.bottom }
}
