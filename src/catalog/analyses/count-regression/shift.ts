import { defineShift } from '../../kit/shift.ts'

export const shift = defineShift({ zero: 'counts begin at 0' })
