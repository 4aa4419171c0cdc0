import { defineShift } from '../../kit/shift.ts'

export const shift = defineShift({ moves: [/^groups\/.*\/(mean|median|p25|p75)$/] })
