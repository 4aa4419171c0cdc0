import { defineShift } from '../../kit/shift.ts'

export const shift = defineShift({ zero: 'times begin at 0' })
