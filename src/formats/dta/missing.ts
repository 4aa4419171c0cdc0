/**
 * Missing values of Stata (help dta): numbers above a limit are missing. The first is `.`; from version 113 on `.a` to `.z` follow it. In a
 * number of a floating type they have bits of their own, above those of any value.
 */

const largest = { i8: 100, i16: 32_740, i32: 2_147_483_620 } as const
/** Before version 113 only the largest number of a type is missing. */
const largestBefore = { i8: 126, i16: 32_766, i32: 2_147_483_646 } as const

export type WholeKind = keyof typeof largest

/** The largest number of a type that is a value. */
export const largestValue = (kind: WholeKind, tagged: boolean): number => (tagged ? largest : largestBefore)[kind]

/** From these on a number is missing; both are powers of two. */
export const MISSING_F32 = 2 ** 127
export const MISSING_F64 = 2 ** 1023

const LAST = 26

/** The tag of the frame for the `order`th missing value, 0 for `.`, which has none, as have bits between two missing values. */
export const tagOf = (order: number): number => (order >= 1 && order <= LAST && Number.isInteger(order) ? order + 1 : 0)

/** The tag of a missing f32, by its bits. */
export const tagOfF32 = (bits: number): number => tagOf((bits - 0x7f000000) / 0x800)

/** The tag of a missing f64, by the upper and lower half of its bits. */
export const tagOfF64 = (upper: number, lower: number): number =>
  lower === 0 ? tagOf((upper - 0x7fe00000) / 0x100) : 0
