import { defineShift } from '../../kit/shift.ts'

export const shift = defineShift({ moves: [/^ranks\/.*\/(median|interval\.\w+|p25|p75)$/] })
