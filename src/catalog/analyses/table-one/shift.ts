import { defineShift } from '../../kit/shift.ts'

export const shift = defineShift({ moves: [/^baseline\/.*\.(mean|median|lower|upper)$/] })
